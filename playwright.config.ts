import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/chromium.ts'

const root = process.getuid?.() === 0

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
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Its sandbox does not work for root, as in most containers.
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Every step of a test that failed, for `playwright show-trace`. A film of it costs too much.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
  },
})
