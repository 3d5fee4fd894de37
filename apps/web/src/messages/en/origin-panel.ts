import { formatDate, formatMoment } from '../../browser/format-date.ts'
import { formatNumber } from '../../browser/format-number.ts'
import type { originPanel as es } from '../es/origin-panel.ts'

const day = (iso: string | null) => (iso ? formatDate(iso, 'en') : 'the day of the question')

export const originPanel: typeof es = {
  heading: 'Where this value comes from',
  loading: 'Finding the source…',
  failed: 'We couldn’t show the source. Please try again.',
  retry: 'Try again',
  none: 'No source saved for this value.',
  readAt: iso => `Read on ${formatMoment(iso, 'en')}`,
  frame: address => `Saved copy of ${address}, with the value highlighted`,
  copy: 'Saved copy, without the site’s images and styles',
  embedded: 'The value comes from data embedded in the page (highlighted above).',
  attribute: 'The value comes from an attribute of the highlighted element.',
  expired: 'The page copy has expired (we keep it for 30 days). The text, address and time are still here.',
  computed: 'Calculated value',
  inputs: 'Based on',
  more: count => `and ${formatNumber(count, 'en')} more`,
  formulas: {
    figure: () => 'Figure from a trade source',
    'in-several': () => 'Copied from several sources; the first one’s value is shown',
    matched: () => 'The products that were joined in this row',
    joined: () => 'The search this row comes from',
    count: () => 'Number of records',
    'count-distinct': () => 'Number of different values',
    sum: () => 'Sum of the values',
    average: () => 'Average of the values',
    min: () => 'The lowest of the values',
    max: () => 'The highest of the values',
    'days-until': asOf => `Days from ${day(asOf)} to the date`,
    'per-unit': () => 'The first value divided by the second',
    difference: () => 'The first value minus the second',
    product: () => 'The first value times the second',
    month: () => 'The month of the date',
    year: () => 'The year of the date',
    'email-domain': () => 'The email’s domain',
    split: () => 'Part of the text',
    extract: () => 'Part of the text',
  },
}
