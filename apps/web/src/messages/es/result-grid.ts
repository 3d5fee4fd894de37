const plural = new Intl.PluralRules('es')
// Grouped by spaces, like the figures in the grid.
const figure = (count: number) => new Intl.NumberFormat('es').format(count).replaceAll('.', '\u00a0')
const rowsWord = (count: number) => (plural.select(count) === 'one' ? 'fila' : 'filas')

export const resultGrid = {
  region: 'Tabla de resultados',
  truth: ['no', 'sí'] as [no: string, yes: string],
  rowCount: (count: number) => `${figure(count)} ${rowsWord(count)}`,
  filteredCount: (shown: number, all: number) => `${figure(shown)} de ${figure(all)} ${rowsWord(all)}`,
  filter: 'Filtrar',
  filterColumn: (column: string) => `Filtrar ${column}`,
  filterHint: 'Contiene…',
  filterNumberHint: '> 100',
  clearFilters: 'Quitar filtros',
  noneLeft: 'Ninguna fila coincide con los filtros.',
  columns: 'Columnas',
  hiddenColumns: (count: number) => (count === 1 ? '1 oculta' : `${count} ocultas`),
  copy: 'Copiar',
  copied: (count: number) => `${figure(count)} ${rowsWord(count)} ${count === 1 ? 'copiada' : 'copiadas'}`,
  copyFailed: 'Su navegador bloqueó la copia.',
  copyValue: 'Copiar el valor',
  valueCopied: 'Valor copiado',
  openValue: (column: string) => `${column}: ver el texto completo`,
  showOrigin: (value: string) => `${value}: ver de dónde viene`,
  sortBy: (column: string) => `Ordenar por ${column}`,
}
