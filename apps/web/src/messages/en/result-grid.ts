import { formatNumber } from '../../browser/format-number.ts'
import type { resultGrid as es } from '../es/result-grid.ts'

const plural = new Intl.PluralRules('en')
const figure = (count: number) => formatNumber(count, 'en')
const rowsWord = (count: number) => (plural.select(count) === 'one' ? 'row' : 'rows')

export const resultGrid: typeof es = {
  region: 'Result table',
  keys: 'Use the arrow keys to move between cells, Enter to see where a value comes from, and Shift + Space to select the row.',
  truth: ['no', 'yes'],
  rowCount: count => `${figure(count)} ${rowsWord(count)}`,
  filteredCount: (shown, all) => `${figure(shown)} of ${figure(all)} ${rowsWord(all)}`,
  filter: 'Filter',
  filterColumn: column => `Filter ${column}`,
  filterHint: 'Contains…',
  filters: {
    from: column => `${column}: from`,
    to: column => `${column}: to`,
    hints: { from: 'From', to: 'To' },
    any: 'All',
  },
  clearFilters: 'Clear filters',
  noneLeft: 'No row matches the filters.',
  columns: 'Columns',
  hiddenColumns: count => `${count} hidden`,
  moreColumns: count => (count === 1 ? '1 more column' : `${count} more columns`),
  column: {
    menu: column => `Options for ${column}`,
    ascending: {
      text: 'Sort A to Z',
      choice: 'Sort A to Z',
      number: 'Sort lowest to highest',
      date: 'Sort oldest to newest',
    },
    descending: {
      text: 'Sort Z to A',
      choice: 'Sort Z to A',
      number: 'Sort highest to lowest',
      date: 'Sort newest to oldest',
    },
    left: 'Move left',
    right: 'Move right',
    wider: 'Make wider',
    freeze: 'Freeze up to here',
    unfreeze: 'Unfreeze',
    hide: 'Hide',
  },
  selection: {
    all: 'Select all rows',
    row: name => `Select ${name}`,
    count: count => `${figure(count)} selected`,
    clear: 'Clear selection',
  },
  totals: {
    show: 'Totals',
    heading: 'Totals',
    names: { sum: 'Sum', average: 'Average', least: 'Min', most: 'Max' },
    next: 'Switch between sum, average, minimum and maximum',
    filled: (filled, all) => (filled === all ? `${figure(all)} filled` : `${figure(filled)} of ${figure(all)} filled`),
    partOf: (filled, all) => `${figure(filled)} of ${figure(all)}`,
  },
  cards: {
    sort: 'Sort by',
    asGiven: 'Original order',
    more: name => `All fields of ${name}`,
    all: count => `Show all ${figure(count)} ${rowsWord(count)}`,
  },
  links: { more: count => `+${figure(count)}`, all: count => `+${figure(count - 1)}: see all ${figure(count)} URLs` },
  lowest: 'Lowest price',
  copy: 'Copy',
  copied: count => `${figure(count)} ${rowsWord(count)} copied`,
  copyFailed: 'Your browser blocked copying.',
  copyValue: 'Copy value',
  valueCopied: 'Value copied',
  openValue: column => `${column}: show full text`,
  showOrigin: value => `${value}: see where it comes from`,
  sortBy: column => `Sort by ${column}`,
}
