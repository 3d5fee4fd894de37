import { formatNumber } from '../../browser/format-number.ts'

const count = (value: number) => formatNumber(value, 'es')

export const consolidation = {
  title: 'Unir búsquedas',
  heading: 'Unir búsquedas en una lista',
  lead: 'Elija dos o más búsquedas guardadas. Unimos las columnas equivalentes, quitamos las filas repetidas y conservamos la fuente de cada una.',
  back: 'Volver al panel',
  choose: 'Búsquedas',
  filter: 'Filtrar por nombre',
  chosen: (number: number) => (number === 1 ? '1 elegida' : `${count(number)} elegidas`),
  needTwo: 'Elija al menos dos.',
  tooMany: (max: number) => `Se pueden unir hasta ${count(max)}.`,
  noneFits: 'Ninguna búsqueda coincide.',
  tooFew: 'Necesita al menos dos búsquedas guardadas.',
  newSearch: 'Nueva búsqueda',
  next: 'Revisar columnas',
  change: 'Cambiar búsquedas',
  loading: 'Comparando las columnas…',
  failed: 'No se pudieron unir las búsquedas, inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  name: 'Nombre de la lista',
  columns: 'Columnas',
  columnsHint: 'Así se unirán las columnas. Corrija lo que no corresponda o quite lo que no necesite.',
  include: (column: string) => `Incluir ${column}`,
  columnName: 'Nombre de la columna',
  from: (column: string, search: string) => `Columna de ${search} para ${column}`,
  none: 'Ninguna',
  example: (text: string) => `p. ej. ${text}`,
  currencies: (signs: readonly string[]) => `Monedas distintas: ${new Intl.ListFormat('es').format(signs)}`,
  sizes: 'Cifras de tamaños muy distintos: quizá no sean lo mismo',
  result: (rows: number, duplicates: number) => {
    const kept = rows === 1 ? '1 fila' : `${count(rows)} filas`
    const joined = duplicates === 1 ? '1 repetida' : `${count(duplicates)} repetidas`
    return duplicates === 0
      ? `${kept}, sin repetidas`
      : `${kept} (${joined} ${duplicates === 1 ? 'quitada' : 'quitadas'})`
  },
  sourceNote: 'Se añaden dos columnas con la búsqueda y la dirección de la que viene cada fila.',
  create: 'Crear lista',
  created: 'Lista guardada',
  proposedName: (names: string) => `Lista: ${names}`,
}
