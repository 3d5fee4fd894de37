import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export type Language = 'es' | 'en'

/** What the browser complained about, and whom the page asked besides us. */
type Complaints = { errors: string[]; strangers: string[] }

/** A page that fails its test when it logs an error, breaks the content policy or asks another site for anything. */
export const test = base.extend<{ complaints: Complaints; page: Page }>({
  page: async ({ page }, use) => {
    await use(page)
    // What a test answers in the server's place may still be on its way when the test has seen enough.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  complaints: async ({ page, baseURL }, use) => {
    const complaints: Complaints = { errors: [], strangers: [] }
    page.on('console', message => {
      // A refused call is part of many tests; the page's own text about it is what they look at.
      const isRefusal = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isRefusal) complaints.errors.push(message.text())
    })
    page.on('pageerror', error => complaints.errors.push(String(error)))
    page.on('request', request => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
        complaints.strangers.push(url.href)
    })
    await use(complaints)
    expect(complaints).toEqual({ errors: [], strangers: [] })
  },
})

/** Opens an address and waits until the page answers to clicks and keys: ready-made HTML is seen before that. */
export async function open(page: Page, path: string) {
  const reply = await page.goto(path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  return reply
}

/** Sets the language that the device keeps, before the first page loads. */
export async function speak(page: Page, language: Language) {
  await page.addInitScript(chosen => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen)
  }, language)
}

// As text, because the tests are typed for Node. A colour on its way to another theme has no contrast to judge yet, and
// when it arrives, what inherits it may only be setting out.
const settleColours = `(async () => {
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const isEnding = each => each.effect?.getComputedTiming().iterations !== Infinity
  const ending = () => document.getAnimations().filter(isEnding)
  await drawn()
  for (let running = ending(); running.length > 0; running = ending()) {
    await Promise.all(running.map(each => each.finished.catch(() => undefined)))
    await drawn()
  }
})()`

/** Axe finds nothing. */
export async function expectAccessible(page: Page) {
  await page.evaluate(settleColours)
  // Legacy mode opens no second page to gather frames; nor are passes described. Both cost more than the rules do.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
}

/** Nothing is wider than the window, once what measures itself has done so. */
export async function expectNoOverflow(page: Page) {
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - window.innerWidth'), {
      message: 'pixels wider than the window',
      intervals: [0, 50, 200, 500],
    })
    .toBeLessThanOrEqual(0)
}

export const widths = [360, 768, 1440] as const
