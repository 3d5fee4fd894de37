import { formatNumber } from '../../browser/format-number.ts'

const plural = new Intl.PluralRules('es')
const figure = (count: number) => formatNumber(count, 'es')
const rowsWord = (count: number) => (plural.select(count) === 'one' ? 'fila' : 'filas')

export const resultGrid = {
  region: 'Tabla de resultados',
  keys: 'Use las flechas para recorrer las celdas, Intro para ver de dónde viene un valor y Mayús + Espacio para seleccionar la fila.',
  truth: ['no', 'sí'] as [no: string, yes: string],
  rowCount: (count: number) => `${figure(count)} ${rowsWord(count)}`,
  filteredCount: (shown: number, all: number) => `${figure(shown)} de ${figure(all)} ${rowsWord(all)}`,
  filter: 'Filtrar',
  filterColumn: (column: string) => `Filtrar ${column}`,
  filterHint: 'Contiene…',
  filters: {
    from: (column: string) => `${column}: desde`,
    to: (column: string) => `${column}: hasta`,
    hints: { from: 'Desde', to: 'Hasta' },
    any: 'Todos',
  },
  clearFilters: 'Quitar filtros',
  noneLeft: 'Ninguna fila coincide con los filtros.',
  columns: 'Columnas',
  hiddenColumns: (count: number) => (count === 1 ? '1 oculta' : `${count} ocultas`),
  moreColumns: (count: number) => (count === 1 ? '1 columna más' : `${count} columnas más`),
  column: {
    menu: (column: string) => `Opciones de ${column}`,
    ascending: {
      text: 'Ordenar de la A a la Z',
      choice: 'Ordenar de la A a la Z',
      number: 'Ordenar de menor a mayor',
      date: 'Ordenar del más antiguo al más reciente',
    },
    descending: {
      text: 'Ordenar de la Z a la A',
      choice: 'Ordenar de la Z a la A',
      number: 'Ordenar de mayor a menor',
      date: 'Ordenar del más reciente al más antiguo',
    },
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
    wider: 'Ensanchar',
    freeze: 'Fijar hasta aquí',
    unfreeze: 'Dejar de fijar',
    hide: 'Ocultar',
  },
  selection: {
    all: 'Seleccionar todas las filas',
    row: (name: string) => `Seleccionar ${name}`,
    count: (count: number) => (count === 1 ? '1 seleccionada' : `${figure(count)} seleccionadas`),
    clear: 'Quitar selección',
  },
  totals: {
    show: 'Totales',
    heading: 'Totales',
    names: { sum: 'Suma', average: 'Promedio', least: 'Mínimo', most: 'Máximo' },
    next: 'Cambiar entre suma, promedio, mínimo y máximo',
    filled: (filled: number, all: number) =>
      filled === all ? `${figure(all)} con dato` : `${figure(filled)} de ${figure(all)} con dato`,
    partOf: (filled: number, all: number) => `${figure(filled)} de ${figure(all)}`,
  },
  cards: {
    sort: 'Ordenar por',
    asGiven: 'Orden original',
    more: (name: string) => `Todos los datos de ${name}`,
    all: (count: number) => `Ver las ${figure(count)} ${rowsWord(count)}`,
  },
  links: {
    more: (count: number) => `+${figure(count)}`,
    all: (count: number) => `+${figure(count - 1)}: ver las ${figure(count)} direcciones`,
  },
  lowest: 'Más barato',
  copy: 'Copiar',
  copied: (count: number) => `${figure(count)} ${rowsWord(count)} ${count === 1 ? 'copiada' : 'copiadas'}`,
  copyFailed: 'Su navegador bloqueó la copia.',
  copyValue: 'Copiar el valor',
  valueCopied: 'Valor copiado',
  openValue: (column: string) => `${column}: ver el texto completo`,
  showOrigin: (value: string) => `${value}: ver de dónde viene`,
  sortBy: (column: string) => `Ordenar por ${column}`,
}
