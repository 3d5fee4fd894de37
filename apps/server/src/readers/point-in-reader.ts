import { maxListedValues, type PointedValue } from '@sondeo/contract/pointing'
import { RuleTooBroad } from '@sondeo/extraction/apply-rules'
import { readPage } from '@sondeo/extraction/extraction'
import { openPage } from '@sondeo/extraction/open-page'
import { listValues, pointAt } from '@sondeo/extraction/point-at'
import type { PageText } from '@sondeo/scraping/page-work'

type Asked = { page: PageText; at: number; item: string | null }

/** What else would be read where one value of a page is pointed at. */
export function pointInReader({ page, ...asked }: Asked): PointedValue | 'too-broad' | null {
  try {
    return pointAt(openPage(page), readPage(page).recordSets, asked)
  } catch (error) {
    if (error instanceof RuleTooBroad) return 'too-broad'
    throw error
  }
}

export const listValuesInReader = (page: PageText) => listValues(openPage(page), maxListedValues)
