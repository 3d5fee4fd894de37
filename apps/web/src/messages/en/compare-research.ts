import type { compareResearch as es } from '../es/compare-research.ts'

export const compareResearch: typeof es = {
  title: 'Compare markets',
  lead: 'Choose two saved researches, or the same one in two years, to see them side by side.',
  back: 'Back to the dashboard',
  sides: ['First market', 'Second market'],
  product: 'Research',
  choose: 'Choose one',
  year: 'Year',
  loading: 'Comparing…',
  failed: 'These could not be compared. Choose another research or another year.',
  failedDetail: 'Researches saved with an earlier version of the program cannot be compared; please run them again.',
  none: 'You have no saved research yet. Make one and come back.',
  start: 'Research a product',
  measures: 'Measures of the two markets',
  measure: 'Measure',
  scope: 'Figures of',
  source: 'Source',
  country: 'Country',
  notListed: 'not listed',
}
