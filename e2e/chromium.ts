import { existsSync } from 'node:fs'

const PLACES = [
  // The same browser without a desktop around it: journeys take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the system; CHROMIUM names another one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...PLACES].find(path => path && existsSync(path))
}

function chromium(): string {
  const found = findChromium()
  if (found) return found
  throw new Error('Chromium is missing. On Debian: apt-get install chromium-headless-shell')
}

export function launchOptions() {
  return {
    executablePath: chromium(),
    args: [
      // Its sandbox does not work for root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
