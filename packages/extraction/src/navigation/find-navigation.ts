import type { Page } from '../page/page.ts'
import type { Navigation } from '../page-reading.ts'
import type { Step } from '../run-steps.ts'
import { findLoginForm } from './find-login-form.ts'
import { findNextPage } from './find-next-page.ts'
import { findTotal } from './find-total.ts'

/** Where the page leads on: the next page of its list, how much there is in all, and the way in. */
export const findNavigation: Step<Page, Navigation> = {
  name: 'find-navigation',
  run: (page, note) => {
    const next = findNextPage(page)
    if (next) note(`next page ${next.url}: ${next.because}`)
    return { next, total: findTotal(page), login: findLoginForm(page) }
  },
}
