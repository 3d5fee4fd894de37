import { formatNumber } from '../../browser/format-number.ts'
import type { consolidation as es } from '../es/consolidation.ts'

const count = (value: number) => formatNumber(value, 'en')

export const consolidation: typeof es = {
  title: 'Combine searches',
  heading: 'Combine searches into one list',
  lead: 'Choose two or more saved searches. Matching columns are merged, duplicate rows are removed, and each row keeps its source.',
  back: 'Back to the dashboard',
  choose: 'Searches',
  filter: 'Filter by name',
  chosen: number => `${count(number)} chosen`,
  needTwo: 'Choose at least two.',
  tooMany: max => `You can combine up to ${count(max)}.`,
  noneFits: 'No search matches.',
  tooFew: 'You need at least two saved searches.',
  newSearch: 'New search',
  next: 'Review columns',
  change: 'Change searches',
  loading: 'Comparing the columns…',
  failed: 'We couldn’t combine the searches. Please try again.',
  retry: 'Try again',
  name: 'List name',
  columns: 'Columns',
  columnsHint: 'This is how columns will be merged. Fix what doesn’t belong together, or drop what you don’t need.',
  include: column => `Include ${column}`,
  columnName: 'Column name',
  from: (column, search) => `Column of ${search} for ${column}`,
  none: 'None',
  example: text => `e.g. ${text}`,
  currencies: signs => `Different currencies: ${new Intl.ListFormat('en').format(signs)}`,
  sizes: 'Figures of very different sizes: they may not mean the same',
  result: (rows, duplicates) => {
    const kept = rows === 1 ? '1 row' : `${count(rows)} rows`
    const joined = duplicates === 1 ? '1 duplicate' : `${count(duplicates)} duplicates`
    return duplicates === 0 ? `${kept}, no duplicates` : `${kept} (${joined} removed)`
  },
  sourceNote: 'We add two columns: the search and the URL each row comes from.',
  create: 'Create list',
  created: 'List saved',
  proposedName: names => `List: ${names}`,
}
