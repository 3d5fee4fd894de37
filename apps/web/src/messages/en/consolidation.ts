import type { consolidation as es } from '../es/consolidation.ts'

const count = (value: number) => new Intl.NumberFormat('en').format(value)

export const consolidation: typeof es = {
  title: 'Join searches',
  heading: 'Join searches into one list',
  lead: 'Choose two or more saved searches. Columns that say the same are joined, duplicate rows remain once, and each row keeps its source.',
  back: 'Back to the dashboard',
  choose: 'Searches',
  filter: 'Filter by name',
  chosen: number => `${count(number)} chosen`,
  needTwo: 'Choose at least two.',
  tooMany: max => `Up to ${count(max)} can be joined.`,
  noneFits: 'No search matches.',
  tooFew: 'There are no two saved searches to join yet.',
  newSearch: 'New search',
  next: 'Review columns',
  change: 'Change searches',
  loading: 'Comparing the columns…',
  failed: 'The searches could not be joined, try again.',
  retry: 'Try again',
  name: 'Name of the list',
  columns: 'Columns',
  columnsHint:
    'This is how the columns will be joined. Correct what does not belong together, or leave out what you do not need.',
  include: column => `Include ${column}`,
  columnName: 'Name of the column',
  from: (column, search) => `Column of ${search} for ${column}`,
  none: 'None',
  example: text => `e.g. ${text}`,
  result: (rows, duplicates) => {
    const kept = rows === 1 ? '1 row' : `${count(rows)} rows`
    const joined = duplicates === 1 ? '1 duplicate' : `${count(duplicates)} duplicates`
    return duplicates === 0 ? `${kept}, no duplicates` : `${kept}, not counting ${joined}`
  },
  sourceNote: 'Two columns are added with the search and the address each row comes from.',
  create: 'Create list',
  created: name => `${name} was saved`,
  proposedName: names => `List: ${names}`,
}
