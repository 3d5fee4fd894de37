import type { resultGrid as es } from '../es/result-grid.ts'

const plural = new Intl.PluralRules('en')
const figure = (count: number) => new Intl.NumberFormat('en-US').format(count)
const rowsWord = (count: number) => (plural.select(count) === 'one' ? 'row' : 'rows')

export const resultGrid: typeof es = {
  region: 'Result table',
  truth: ['no', 'yes'],
  rowCount: count => `${figure(count)} ${rowsWord(count)}`,
  filteredCount: (shown, all) => `${figure(shown)} of ${figure(all)} ${rowsWord(all)}`,
  filter: 'Filter',
  filterColumn: column => `Filter ${column}`,
  filterHint: 'Contains…',
  filterNumberHint: '> 100',
  clearFilters: 'Clear filters',
  noneLeft: 'No row matches the filters.',
  columns: 'Columns',
  hiddenColumns: count => `${count} hidden`,
  copy: 'Copy',
  copied: count => `${figure(count)} ${rowsWord(count)} copied`,
  copyFailed: 'Your browser blocked copying.',
  copyValue: 'Copy value',
  valueCopied: 'Value copied',
  openValue: column => `${column}: show full text`,
  showOrigin: value => `${value}: see where it comes from`,
  sortBy: column => `Sort by ${column}`,
}
