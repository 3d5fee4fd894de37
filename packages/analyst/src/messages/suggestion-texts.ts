/** Questions that are offered, written so that the built-in planner understands them too. */
export const suggestionTexts = {
  es: {
    withValue: (field: string, value: string) => `¿Qué registros tienen ${field} «${value}»?`,
    highest: (field: string) => `Los 5 con mayor ${field}`,
    sorted: (field: string) => `Todos los registros ordenados por ${field}`,
    countPer: (field: string) => `¿Cuántos hay por ${field}?`,
    having: (field: string) => `Los que tienen ${field}`,
    distinct: (field: string) => `¿Qué ${field} hay?`,
    show: (fields: readonly string[]) => `Muéstreme ${new Intl.ListFormat('es').format(fields)} de todos los registros`,
    howMany: '¿Cuántos registros hay?',
    everything: 'Todos los registros',
  },
  en: {
    withValue: (field: string, value: string) => `Which records have ${field} “${value}”?`,
    highest: (field: string) => `The 5 with the highest ${field}`,
    sorted: (field: string) => `All records sorted by ${field}`,
    countPer: (field: string) => `How many are there per ${field}?`,
    having: (field: string) => `Those with ${field}`,
    distinct: (field: string) => `What ${field} are there?`,
    show: (fields: readonly string[]) => `Show ${new Intl.ListFormat('en').format(fields)} of all records`,
    howMany: 'How many records are there?',
    everything: 'All records',
  },
}
