import { findBrowser } from '../../packages/scraping/src/browser/find-browser.ts'

/** How to start the browser of this machine; without one here, Playwright looks for its own. */
export function browserOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser({ browserPath: process.env.BROWSER_PATH })
  // Chromium refuses its sandbox to root, which is what containers run as.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return executablePath ? { executablePath, args } : { args }
}
