const listIn = (language: 'es' | 'en', words: readonly string[]) => new Intl.ListFormat(language).format(words)

/** Questions that are offered, as people type them. */
export const suggestionTexts = {
  es: {
    withValue: (value: string) => `Solo ${value}`,
    cheapest: (records: string) => `5 ${records} con menor precio`,
    highest: (records: string, field: string) => `5 ${records} con mayor ${field}`,
    sorted: (field: string) => `Todo ordenado por ${field}`,
    countPer: (field: string) => `¿Cuántos hay por ${field}?`,
    sumPer: (sum: string, field: string) => `Total de ${sum} por ${field}`,
    having: (fields: readonly string[]) => `Con ${listIn('es', fields)}`,
    show: (fields: readonly string[]) => `Ver ${listIn('es', fields)}`,
    howMany: '¿Cuántos hay en total?',
    everything: 'Ver todo',
    records: 'registros',
  },
  en: {
    withValue: (value: string) => `Only ${value}`,
    cheapest: (records: string) => `5 cheapest ${records}`,
    highest: (records: string, field: string) => `Top 5 ${records} by ${field}`,
    sorted: (field: string) => `Everything sorted by ${field}`,
    countPer: (field: string) => `How many per ${field}?`,
    sumPer: (sum: string, field: string) => `Total ${sum} by ${field}`,
    having: (fields: readonly string[]) => `With ${listIn('en', fields)}`,
    show: (fields: readonly string[]) => `Show ${listIn('en', fields)}`,
    howMany: 'How many are there in total?',
    everything: 'Show everything',
    records: 'records',
  },
}
