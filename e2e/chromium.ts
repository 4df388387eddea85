import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the system; CHROMIUM names another one. */
function findChromium(): string {
  const found = [process.env.CHROMIUM ?? '', ...PLACES].find(path => path && existsSync(path))
  if (found) return found
  throw new Error('Chromium is missing. On Debian: apt-get install chromium')
}

export function launchOptions() {
  return {
    executablePath: findChromium(),
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
