import type { ExplainTexts } from './explain-es.ts'
import { inUnits, quoteWith, sayListIn } from './sentence-parts.ts'

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })

export const explainEn = (number: ExplainTexts['number'], day: ExplainTexts['day']): ExplainTexts => ({
  number,
  day,
  millions: value => `${number(value)} million`,
  withSign: (sign, amount) => (/\p{L}$/u.test(sign) && sign.length > 2 ? `${sign} ${amount}` : `${sign}${amount}`),
  duration: seconds => inUnits(seconds, ['years', 'months', 'days', 'hours', 'minutes']),
  quote: quoteWith('“', '”', ' or '),
  list: sayListIn('en'),
  records: count => (count === 1 ? 'record' : 'records'),
  rows: count => (count === 1 ? '1 row' : `${number(count)} rows`),
  whole: (count, name) => `The whole list: ${number(count)} ${name}`,
  shown: (count, all, name) => `Showing ${number(count)} of ${number(all)} ${name}`,
  one: 'What the page says',
  passages: count => (count === 1 ? 'What the text says' : `${number(count)} sentences of the text`),
  none: (all, name) => `None of the ${number(all)} ${name} matches`,
  counted: (count, all, name) => `Counting ${number(count)} of ${number(all)} ${name}`,
  figured: (what, count, all, name) =>
    count === all ? `${what} of ${number(all)} ${name}` : `${what} of ${number(count)} of ${number(all)} ${name}`,
  figure: {
    sum: field => `Total ${field}`,
    average: field => `Average ${field}`,
    median: field => `Median ${field}`,
    min: field => `Lowest ${field}`,
    max: field => `Highest ${field}`,
    range: field => `Gap between the highest and lowest ${field}`,
    'count-distinct': field => `Different values of ${field}`,
  },
  shareOf: (field: string | null, { all, name, one }: { all: number; name: string; one: string }) =>
    `What share of ${field === null ? '' : `the total ${field} of `}${number(all)} ${name} is: ${one}`,
  compared: {
    difference: (what: string, one: string, other: string) => `Difference in ${what} between ${one} and ${other}`,
    ratio: (what: string, one: string, other: string) => `How many times ${what} of ${other} goes into ${one}`,
  },
  grouped: (count, name, fields) => `Grouping ${number(count)} ${name} by ${fields}`,
  groupedCount: (count, name, fields) => `Counting ${number(count)} ${name} by ${fields}`,
  groupedFigures: (figures, fields, { count, name }) => `${figures} by ${fields}, of ${number(count)} ${name}`,
  ofAll: (count, all, name) => (count === all ? name : `of ${number(all)} ${name}`),
  numberTest: {
    equals: (field, value) => `${field} ${value}`,
    more: (field, value) => `${field} over ${value}`,
    'at-least': (field, value) => `${field} from ${value}`,
    less: (field, value) => `${field} under ${value}`,
    'at-most': (field, value) => `${field} up to ${value}`,
    between: (field, value, upTo) => `${field} between ${value} and ${upTo}`,
  },
  dateTest: {
    on: (field, at) => `${field} on ${at}`,
    before: (field, at) => `${field} before ${at}`,
    after: (field, at) => `${field} after ${at}`,
    from: (field, at) => `${field} from ${at}`,
    upTo: (field, at) => `${field} up to ${at}`,
    between: (field, at, upTo) => `${field} from ${at} to ${upTo}`,
  },
  clockTest: {
    equals: (field, at) => `${field} at ${at}`,
    more: (field, at) => `${field} after ${at}`,
    'at-least': (field, at) => `${field} from ${at}`,
    less: (field, at) => `${field} before ${at}`,
    'at-most': (field, at) => `${field} until ${at}`,
    between: (field, at, upTo) => `${field} from ${at} to ${upTo}`,
  },
  textTest: {
    equals: (field, values) => `${field} ${values}`,
    in: (field, values) => `${field} ${values}`,
    contains: (field, values) => `${field} with ${values}`,
    'contains-word': (field, values) => `${field} with ${values}`,
    starts: (field, values) => `${field} starting with ${values}`,
    ends: (field, values) => `${field} ending in ${values}`,
  },
  other: (field, values) => `${field} other than ${values}`,
  lacking: (field, values) => `${field} without ${values}`,
  present: field => `with ${field}`,
  absent: field => `without ${field}`,
  anywhere: values => `mentioning ${values}`,
  except: what => `except: ${what}`,
  same: (field, what) => `same ${field} as ${what}`,
  beside: { 1: what => `right after ${what}`, [-1]: what => `right before ${what}` },
  against: {
    more: (field, what) => `more ${field} than ${what}`,
    less: (field, what) => `less ${field} than ${what}`,
  },
  or: ' or ',
  sorted: {
    date: (field, isUp) => `by ${field}, ${isUp ? 'soonest' : 'latest'} first`,
    clock: (field, isUp) => `by ${field}, ${isUp ? 'earliest' : 'latest'} first`,
    number: (field, isUp) => `${isUp ? 'lowest' : 'highest'} ${field} first`,
    text: (field, isUp) => `by ${field} (${isUp ? 'A–Z' : 'Z–A'})`,
  },
  topOfGroup: (field, isUp) => `the ${isUp ? 'lowest' : 'highest'} ${field} of each group`,
  skipped: count => (count === 1 ? 'leaving out the first' : `leaving out the first ${count}`),
  fromEnd: 'the end of the list',
  distinct: 'unique values',
  joined: 'with data from the detail pages',
  withoutValue: {
    counted: (count, field) =>
      count === 1
        ? `1 row without ${field} is not included.`
        : `${number(count)} rows without ${field} are not included.`,
    sum: (count, field) =>
      count === 1 ? `1 row without ${field} was not added.` : `${number(count)} rows without ${field} were not added.`,
    sorted: (count, field) =>
      count === 1 ? `1 row without ${field} comes last.` : `${number(count)} rows without ${field} come last.`,
  },
  tied: count =>
    count === 1 ? '1 more row ties with the last one.' : `${number(count)} more rows tie with the last one.`,
  removed: count =>
    count === 1
      ? 'We removed 1 value that is not on the page.'
      : `We removed ${number(count)} values that are not on the page.`,
  quoteMissing: texts => oneOf.format(texts.map(text => `“${text}”`)),
  nothingRead: 'No list of data was found on these pages.',
  nothingAbout: what => `We couldn’t match ${what}.`,
  whatThereIs: (count, name, columns) => `This list has ${number(count)} ${name} with: ${columns}.`,
  whatPageSays: columns => `The page says: ${columns}.`,
})
