import { inUnits, quoteWith, sayListIn } from './sentence-parts.ts'

type Figure = 'sum' | 'average' | 'median' | 'min' | 'max' | 'range' | 'count-distinct'

/** How a reading of a question is told to people, in one plain sentence, and what is told where there is no answer. */
export const explainEs = (number: (value: number) => string, day: (text: string) => string) => ({
  number,
  day,
  millions: (value: number) => `${number(value)} ${value === 1 ? 'millón' : 'millones'}`,
  withSign: (sign: string, amount: string) => `${sign} ${amount}`,
  duration: (seconds: number) => inUnits(seconds, ['años', 'meses', 'días', 'horas', 'minutos']),
  quote: quoteWith('«', '»', ' o '),
  list: sayListIn('es'),
  records: (count: number): string => (count === 1 ? 'registro' : 'registros'),
  rows: (count: number) => (count === 1 ? '1 fila' : `${number(count)} filas`),
  whole: (count: number, name: string) => `La lista completa: ${number(count)} ${name}`,
  shown: (count: number, all: number, name: string) => `Mostramos ${number(count)} de ${number(all)} ${name}`,
  one: 'Lo que dice la página',
  passages: (count: number) => (count === 1 ? 'Lo que dice el texto' : `${number(count)} frases del texto`),
  none: (all: number, name: string) => `Ninguno de los ${number(all)} ${name} cumple`,
  counted: (count: number, all: number, name: string) => `Contamos ${number(count)} de ${number(all)} ${name}`,
  figured: (what: string, count: number, all: number, name: string) =>
    count === all ? `${what} de ${number(all)} ${name}` : `${what} de ${number(count)} de ${number(all)} ${name}`,
  figure: {
    sum: field => `Suma de ${field}`,
    average: field => `Promedio de ${field}`,
    median: field => `Mediana de ${field}`,
    min: field => `Menor ${field}`,
    max: field => `Mayor ${field}`,
    range: field => `Diferencia entre el mayor y el menor ${field}`,
    'count-distinct': field => `Valores distintos de ${field}`,
  } satisfies Record<Figure, (field: string) => string> as Record<Figure, (field: string) => string>,
  shareOf: (field: string | null, { all, name, one }: { all: number; name: string; one: string }) =>
    `Qué parte de ${field === null ? '' : `la suma de ${field} de `}${number(all)} ${name} es: ${one}`,
  compared: {
    difference: (what: string, one: string, other: string) => `Diferencia de ${what} entre ${one} y ${other}`,
    ratio: (what: string, one: string, other: string) => `Cuántas veces cabe ${what} de ${other} en ${one}`,
  },
  grouped: (count: number, name: string, fields: string) => `Agrupamos ${number(count)} ${name} por ${fields}`,
  groupedCount: (count: number, name: string, fields: string) => `Contamos ${number(count)} ${name} por ${fields}`,
  groupedFigures: (figures: string, fields: string, { count, name }: { count: number; name: string }) =>
    `${figures} por ${fields}, de ${number(count)} ${name}`,
  ofAll: (count: number, all: number, name: string) => (count === all ? name : `de ${number(all)} ${name}`),
  numberTest: {
    equals: (field: string, value: string) => `${field}: ${value}`,
    more: (field: string, value: string) => `${field} de más de ${value}`,
    'at-least': (field: string, value: string) => `${field} desde ${value}`,
    less: (field: string, value: string) => `${field} de menos de ${value}`,
    'at-most': (field: string, value: string) => `${field} hasta ${value}`,
    between: (field: string, value: string, upTo: string) => `${field} entre ${value} y ${upTo}`,
  },
  dateTest: {
    on: (field: string, at: string) => `${field} el ${at}`,
    before: (field: string, at: string) => `${field} antes del ${at}`,
    after: (field: string, at: string) => `${field} después del ${at}`,
    from: (field: string, at: string) => `${field} desde el ${at}`,
    upTo: (field: string, at: string) => `${field} hasta el ${at}`,
    between: (field: string, at: string, upTo: string) => `${field} del ${at} al ${upTo}`,
  },
  clockTest: {
    equals: (field: string, at: string) => `${field} a las ${at}`,
    more: (field: string, at: string) => `${field} después de las ${at}`,
    'at-least': (field: string, at: string) => `${field} desde las ${at}`,
    less: (field: string, at: string) => `${field} antes de las ${at}`,
    'at-most': (field: string, at: string) => `${field} hasta las ${at}`,
    between: (field: string, at: string, upTo: string) => `${field} de ${at} a ${upTo}`,
  },
  textTest: {
    equals: (field: string, values: string) => `${field} ${values}`,
    in: (field: string, values: string) => `${field} ${values}`,
    contains: (field: string, values: string) => `${field} con ${values}`,
    'contains-word': (field: string, values: string) => `${field} con ${values}`,
    starts: (field: string, values: string) => `${field} que empieza por ${values}`,
    ends: (field: string, values: string) => `${field} que termina en ${values}`,
  },
  other: (field: string, values: string) => `${field} distinto de ${values}`,
  lacking: (field: string, values: string) => `${field} sin ${values}`,
  present: (field: string) => `con ${field}`,
  absent: (field: string) => `sin ${field}`,
  anywhere: (values: string) => `dicen ${values}`,
  except: (what: string) => `excepto: ${what}`,
  same: (field: string, what: string) => `mismo valor de ${field} que ${what}`,
  beside: { 1: (what: string) => `justo después de ${what}`, [-1]: (what: string) => `justo antes de ${what}` },
  against: {
    more: (field: string, what: string) => `más ${field} que ${what}`,
    less: (field: string, what: string) => `menos ${field} que ${what}`,
  },
  or: ' o ',
  sorted: {
    date: (field: string, isUp: boolean) => `por ${field}, ${isUp ? 'lo más próximo' : 'lo más reciente'} primero`,
    clock: (field: string, isUp: boolean) => `por ${field}, ${isUp ? 'lo más temprano' : 'lo más tarde'} primero`,
    number: (field: string, isUp: boolean) => `${field} de ${isUp ? 'menor a mayor' : 'mayor a menor'}`,
    text: (field: string, isUp: boolean) => `por ${field} (${isUp ? 'A–Z' : 'Z–A'})`,
  },
  topOfGroup: (field: string, isUp: boolean) => `de cada grupo, ${isUp ? 'el menor' : 'el mayor'} ${field}`,
  skipped: (count: number) => (count === 1 ? 'sin el primero' : `sin los primeros ${count}`),
  fromEnd: 'lo último de la lista',
  distinct: 'sin repetir',
  joined: 'con datos de las fichas',
  withoutValue: {
    counted: (count: number, field: string) =>
      count === 1
        ? `1 fila sin ${field} no entra en el cálculo.`
        : `${number(count)} filas sin ${field} no entran en el cálculo.`,
    sum: (count: number, field: string) =>
      count === 1 ? `1 fila sin ${field} no se sumó.` : `${number(count)} filas sin ${field} no se sumaron.`,
    sorted: (count: number, field: string) =>
      count === 1 ? `1 fila sin ${field} va al final.` : `${number(count)} filas sin ${field} van al final.`,
  },
  tied: (count: number) =>
    count === 1 ? 'Otra fila empata con la última.' : `Otras ${number(count)} filas empatan con la última.`,
  removed: (count: number) =>
    count === 1
      ? 'Quitamos 1 valor que no está en la página.'
      : `Quitamos ${number(count)} valores que no están en la página.`,
  quoteMissing: quoteWith('«', '»', ' ni '),
  nothingRead: 'En estas páginas no encontramos ninguna lista de datos.',
  nothingAbout: (what: string) => `No encontramos ${what}.`,
  whatThereIs: (count: number, name: string, columns: string) =>
    `La lista tiene ${number(count)} ${name} con: ${columns}.`,
  whatPageSays: (columns: string) => `La página dice: ${columns}.`,
})

export type ExplainTexts = ReturnType<typeof explainEs>
