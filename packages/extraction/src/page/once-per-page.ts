import type { Page } from './page.ts'

/** Works something out of a page once, for all who ask; it is forgotten with the page. */
export function oncePerPage<T>(work: (page: Page) => T): (page: Page) => T {
  const known = new WeakMap<Page, { value: T }>()
  return page => {
    const found = known.get(page)
    if (found) return found.value
    const value = work(page)
    known.set(page, { value })
    return value
  }
}
