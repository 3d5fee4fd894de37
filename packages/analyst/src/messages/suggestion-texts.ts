const listIn = (language: 'es' | 'en', words: readonly string[]) => new Intl.ListFormat(language).format(words)

const startOf = (text: string): string => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())

/** Plurals that are mostly feminine. */
const FEMININE = /(?:as|[cs]iones|dades|tudes)$/

/** Questions that are offered, as people type them. */
export const suggestionTexts = {
  es: {
    withValue: (value: string, records: string | null) => [
      `Solo ${value}`,
      ...(records ? [startOf(`${records} de ${value}`)] : []),
    ],
    cheapest: (records: string) => `5 ${records} con menor precio`,
    highest: (records: string, field: string) => `5 ${records} con mayor ${field}`,
    sorted: (field: string) => `Todo ordenado por ${field}`,
    countPer: (field: string, records: string | null) => [
      ...(records ? [`¿${FEMININE.test(records) ? 'Cuántas' : 'Cuántos'} ${records} hay por ${field}?`] : []),
      `¿Cuántos hay por ${field}?`,
    ],
    sumPer: (sum: string, field: string) => `Total de ${sum} por ${field}`,
    averagePer: (figure: string, field: string) => `Promedio de ${figure} por ${field}`,
    having: (field: string, records: string | null) => [
      ...(records ? [startOf(`${records} con ${field}`), `¿Qué ${records} tienen ${field}?`] : []),
      `Con ${field}`,
    ],
    show: (fields: readonly string[], records: string | null) => [
      `Ver ${listIn('es', fields)}`,
      ...(records ? [`Lista de ${records} con ${listIn('es', fields)}`] : []),
    ],
    howMany: '¿Cuántos hay en total?',
    everything: (records: string | null) => ['Ver todo', ...(records ? [`Lista de ${records}`] : [])],
    records: 'registros',
  },
  en: {
    withValue: (value: string, records: string | null) => [
      `Only ${value}`,
      ...(records ? [`${value} ${records}`] : []),
    ],
    cheapest: (records: string) => `5 cheapest ${records}`,
    highest: (records: string, field: string) => `Top 5 ${records} by ${field}`,
    sorted: (field: string) => `Everything sorted by ${field}`,
    countPer: (field: string, records: string | null) => [
      ...(records ? [`How many ${records} per ${field}?`] : []),
      `How many per ${field}?`,
    ],
    sumPer: (sum: string, field: string) => `Total ${sum} by ${field}`,
    averagePer: (figure: string, field: string) => `Average ${figure} by ${field}`,
    having: (field: string, records: string | null) => [
      ...(records ? [startOf(`${records} with ${field}`), `Which ${records} have ${field}?`] : []),
      `With ${field}`,
    ],
    show: (fields: readonly string[], records: string | null) => [
      `Show ${listIn('en', fields)}`,
      ...(records ? [`List of ${records} with ${listIn('en', fields)}`] : []),
    ],
    howMany: 'How many are there in total?',
    everything: (records: string | null) => ['Show everything', ...(records ? [`List of all ${records}`] : [])],
    records: 'records',
  },
}
