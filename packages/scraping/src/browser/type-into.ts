import type { Page } from 'playwright-core'
import type { LoginFields } from '../page.ts'
import { Unreadable } from '../why-unreadable.ts'
import { bounded } from './bounded.ts'
import { runInPage } from './run-in-page.ts'
import { settlePage } from './settle-page.ts'

const ACTION_MS = 10_000

export async function findLoginFields(page: Page, signal?: AbortSignal): Promise<LoginFields> {
  const answer = await bounded(runInPage(page, 'findLoginFields'), { ms: ACTION_MS, signal })
  const { user = -1, password = -1, action = '' } = (answer ?? {}) as Partial<LoginFields>
  return { user: Number(user), password: Number(password), action: String(action), pageUrl: page.url() }
}

type Typing = {
  page: Page
  openRequests: () => number
  values: [position: number, text: string][]
  extraFields: Record<string, string>
  signal?: AbortSignal
}

/** Types like a person and presses Enter in the last field. The browser's own complaints quote what was typed: they end here. */
export async function typeInto({ page, openRequests, values, extraFields, signal }: Typing): Promise<void> {
  const fill = { timeout: ACTION_MS }
  try {
    for (const [name, value] of Object.entries(extraFields)) {
      const field = page.locator(`[name="${CSS_UNSAFE.test(name) ? '' : name}"]`).first()
      if ((await field.count()) > 0) await bounded(field.fill(value, fill), { ms: ACTION_MS, signal })
    }
    for (const [position, text] of values) {
      await bounded(page.locator('input').nth(position).fill(text, fill), { ms: ACTION_MS, signal })
    }
    const last = values.at(-1)?.[0] ?? 0
    await bounded(
      page
        .locator('input')
        .nth(last)
        .press('Enter', { ...fill, noWaitAfter: true }),
      { ms: ACTION_MS, signal },
    )
  } catch {
    signal?.throwIfAborted()
    throw new Unreadable({ kind: 'login', url: page.url(), problem: 'no-form' })
  }
  await settlePage({ page, openRequests, quietMs: 500, maxMs: ACTION_MS, ...(signal && { signal }) })
}

const CSS_UNSAFE = /["\\\n]/
