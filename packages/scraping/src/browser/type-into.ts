import type { ElementHandle, Page } from 'playwright-core'
import type { BrowserForm, LoginFields } from '../page.ts'
import { Unreadable } from '../why-unreadable.ts'
import { bounded } from './bounded.ts'
import { runInPage } from './run-in-page.ts'
import { waitForPage } from './wait-for-page.ts'

const ACTION_MS = 10_000

export async function findLoginFields(page: Page, signal?: AbortSignal): Promise<LoginFields> {
  const answer = await bounded(runInPage(page, 'findLoginFields'), { ms: ACTION_MS, signal })
  const { user = -1, password = -1, action = '' } = (answer ?? {}) as Partial<LoginFields>
  return { user: Number(user), password: Number(password), action: String(action), pageUrl: page.url() }
}

type Typing = Parameters<BrowserForm['typeInto']>[0] & { page: Page; openRequests: () => number }

/** Types like a person and presses Enter in the last field. The browser's own complaints quote what was typed: they end here. */
export async function typeInto({ page, openRequests, values, extraFields, mayType, signal }: Typing): Promise<void> {
  const within = { ms: ACTION_MS, signal }
  const fill = { timeout: ACTION_MS }
  try {
    // A handle belongs to one document: a page that leads elsewhere after the check is not typed into.
    const handles: [field: ElementHandle, text: string][] = []
    for (const [name, text] of Object.entries(extraFields)) {
      const field = await page.$(`[name="${CSS_UNSAFE.test(name) ? '' : name}"]`)
      if (field) handles.push([field, text])
    }
    const inputs = await page.$$('input')
    for (const [position, text] of values) {
      const field = inputs[position]
      if (field) handles.push([field, text])
    }
    mayType(await findLoginFields(page, signal))
    for (const [field, text] of handles) await bounded(field.fill(text, fill), within)
    const last = handles.at(-1)?.[0]
    // Scripts have seen every letter by now, and may have turned the form round.
    mayType(await findLoginFields(page, signal))
    if (last) await bounded(last.press('Enter', { ...fill, noWaitAfter: true }), within)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof Unreadable) throw error
    throw new Unreadable({ kind: 'login', url: page.url(), problem: 'no-form' })
  }
  await waitForPage({ page, openRequests, quietMs: 500, maxMs: ACTION_MS, ...(signal && { signal }) })
}

const CSS_UNSAFE = /["\\\n]/
