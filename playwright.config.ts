import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/set-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Every step of a test that failed, for `playwright show-trace`. A film of it costs too much.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
  },
})
