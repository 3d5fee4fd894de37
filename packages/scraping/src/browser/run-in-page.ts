import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const read = (file: string) =>
  readFileSync(new URL(`./in-page/${file}.js`, import.meta.url), 'utf8').replace(/^export /gm, '')

/** What runs inside pages, as text: it is written for a browser, not for Node. */
const sources = {
  waitUntilQuiet: read('wait-until-quiet'),
  writeOutPage: read('write-out-page'),
  dismissBanner: read('dismiss-banner'),
  listMore: read('list-more'),
  findLoginFields: read('find-login-fields'),
  tryDirectWays: read('try-direct-ways'),
}

/** Calls one of our functions inside a page. The page may answer nonsense: the caller checks what comes back. */
export async function runInPage(page: Page, name: keyof typeof sources, argument: object = {}): Promise<unknown> {
  return await page.evaluate(`(() => { ${sources[name]}\nreturn ${name}(${JSON.stringify(argument)}) })()`)
}
