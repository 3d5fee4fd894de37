import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const places: Partial<Record<NodeJS.Platform, string[]>> = {
  // Chromium without a window, which costs a process for every page. Debian's command of that name starts it as a child,
  // so that ending the command would leave the browser behind: the program itself is named.
  linux: ['/usr/lib/chromium/chromium-headless-shell'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

type Machine = {
  /** What the operator named; nothing else is looked for then. */
  browserPath?: string | undefined
  platform?: NodeJS.Platform
  folders?: string[]
  isThere?: (path: string) => boolean
}

const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin']

/** The browser to use: the operator's, the system's, or the one Playwright downloaded; undefined where there is none. */
export function findBrowser(machine: Machine = {}): string | undefined {
  const { browserPath, platform = process.platform, isThere = existsSync } = machine
  if (browserPath) return isThere(browserPath) ? browserPath : undefined
  const folders = machine.folders ?? usualFolders
  const candidates = [...(places[platform] ?? []), ...folders.flatMap(folder => names.map(name => join(folder, name)))]
  return candidates.find(isThere) ?? playwrightsOwn(isThere)
}

function playwrightsOwn(isThere: (path: string) => boolean): string | undefined {
  try {
    // Loaded only here: it is large, and most machines have a browser of their own.
    const { chromium }: typeof import('playwright-core') = createRequire(import.meta.url)('playwright-core')
    const path = chromium.executablePath()
    return isThere(path) ? path : undefined
  } catch {
    return undefined
  }
}
