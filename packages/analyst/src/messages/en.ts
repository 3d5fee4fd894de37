import { type es, inUnits } from './es.ts'

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 })
const day = (text: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
const quote = (texts: readonly string[]) => texts.map(text => `“${text}”`).join(' or ')

export const en: typeof es = {
  number,
  day,
  quote,
  records: 'records',
  counts: (all, name, passed) => `${number(all)} ${name} → ${number(passed)}`,
  numberTest: {
    equals: (field, value) => `${field} = ${value}`,
    more: (field, value) => `${field} > ${value}`,
    'at-least': (field, value) => `${field} ≥ ${value}`,
    less: (field, value) => `${field} < ${value}`,
    'at-most': (field, value) => `${field} ≤ ${value}`,
    between: (field, value, upTo) => `${field} between ${value} and ${upTo}`,
  },
  dateTest: {
    on: (field, at) => `${field} on ${at}`,
    before: (field, at) => `${field} before ${at}`,
    after: (field, at) => `${field} after ${at}`,
    between: (field, at, upTo) => `${field} from ${at} to ${upTo}`,
  },
  textTest: {
    equals: (field, values) => `${field} is ${values}`,
    in: (field, values) => `${field} is ${values}`,
    contains: (field, values) => `${field} contains ${values}`,
    'contains-word': (field, values) => `${field} contains ${values}`,
    starts: (field, values) => `${field} starts with ${values}`,
    ends: (field, values) => `${field} ends with ${values}`,
  },
  present: field => `with ${field}`,
  same: (field: string, what: string) => `with the same ${field} as ${what}`,
  beside: { 1: (what: string) => `right after ${what}`, [-1]: (what: string) => `right before ${what}` },
  against: {
    more: (field: string, what: string) => `with more ${field} than ${what}`,
    less: (field: string, what: string) => `with less ${field} than ${what}`,
  },
  anywhere: values => `says ${values}`,
  not: what => `not (${what})`,
  and: ', ',
  or: ' or ',
  grouped: fields => `grouped by ${fields}`,
  topOfGroup: (column, isAscending) => `of each group the one with the ${isAscending ? 'lowest' : 'highest'} ${column}`,
  skipped: count => (count === 1 ? 'without the first' : `without the first ${number(count)}`),
  joined: 'with data of the detail pages',
  sorted: (column, isAscending) => `by ${column}, ${isAscending ? 'lowest first' : 'highest first'}`,
  limited: count => (count === 1 ? 'only the first' : `the first ${number(count)}`),
  distinct: 'without repeats',
  duration: seconds => inUnits(seconds, ['years', 'months', 'days', 'hours', 'minutes']),
  removed: count =>
    count === 1
      ? '1 value not found on the page was removed.'
      : `${number(count)} values not found on the page were removed.`,
  nothingRead: 'No list of data was found on these pages.',
  nothingAbout: what => `These pages have nothing about ${what}.`,
  whatThereIs: (count, name, columns) => `What there is: ${number(count)} ${name} with ${columns}.`,
}
