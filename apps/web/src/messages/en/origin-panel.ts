import type { originPanel as es } from '../es/origin-panel.ts'

const moment = (iso: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
const day = (iso: string | null) =>
  iso ? new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(iso)) : 'the day of the question'

export const originPanel: typeof es = {
  heading: 'Where this value comes from',
  loading: 'Looking for the origin…',
  failed: 'The origin could not be shown, please try again.',
  retry: 'Try again',
  none: 'No origin was kept for this value.',
  readAt: iso => `Read on ${moment(iso)}`,
  frame: address => `Stored copy of ${address}, with the place marked`,
  copy: "Stored copy, without the site's pictures and styles",
  embedded: 'The value stands in the data that the page carries inside; that part is marked at the top.',
  attribute: 'The value stands in an attribute of the marked element.',
  expired: 'The copy of the page has expired: it is kept for 30 days. The text, the address and the time stay.',
  computed: 'Worked-out value',
  inputs: 'From these values',
  more: count => `and ${count.toLocaleString('en')} more`,
  formulas: {
    figure: () => 'Figure of a trade source',
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
    'email-domain': () => 'What follows the @ of the email',
    split: () => 'A part of the text',
    extract: () => 'A stretch of the text',
  },
}
