import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** How to start the browser of this machine; without one here, Playwright looks for its own. */
export function browserOptions(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.BROWSER_PATH ?? places.find(existsSync)
  // Chromium refuses its sandbox to root, which is what containers run as.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return executablePath ? { executablePath, args } : { args }
}
