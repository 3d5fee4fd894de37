import type { searches as es } from '../es/searches.ts'

export const searches: typeof es = {
  newSearch: 'New search',
  recent: 'Recent',
  empty: 'No saved data yet',
  loading: 'Loading searches...',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
  pages: 'Pages of searches',
  pin: name => `Pin ${name}`,
  remove: name => `Delete ${name}`,
  removed: 'Search deleted',
  join: 'Join searches',
  tutorial: 'Tutorial & FAQs',
}
