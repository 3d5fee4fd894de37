import type { compareResearch as es } from '../../es/research/compare-research.ts'

export const compareResearch: typeof es = {
  title: 'Compare markets',
  lead: 'Pick two saved reports, or one report in two years, to see them side by side.',
  back: 'Back to the dashboard',
  sides: ['First market', 'Second market'],
  product: 'Report',
  choose: 'Choose one',
  year: 'Year',
  loading: 'Comparing…',
  failed: 'We couldn’t compare these. Choose another report or another year.',
  failedDetail: 'Reports saved with an earlier version can’t be compared. Please run them again.',
  pick: 'Pick two reports to see their figures, charts and differences here.',
  none: 'You have no saved reports yet.',
  start: 'Research a product',
  measures: 'Key figures',
  measure: 'Figure',
  scope: 'Figures for',
  source: 'Source',
  country: 'Country',
  usd: amount => `US$${amount}`,
  notListed: 'not listed',
}
