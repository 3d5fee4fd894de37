const number = (value: number) =>
  value.toLocaleString('es', { useGrouping: 'always', maximumFractionDigits: 4 }).replaceAll('.', ' ')
const day = (text: string) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
const quote = (texts: readonly string[]) => texts.map(text => `«${text}»`).join(' o ')

const unitSeconds = [31_557_600, 2_629_800, 86_400, 3_600, 60]

/** A duration in the largest unit that fits evenly. */
export function inUnits(seconds: number, names: readonly string[]): string {
  const at = unitSeconds.findIndex(size => seconds >= size && seconds % size === 0)
  return at < 0 ? `${number(seconds)} s` : `${number(seconds / (unitSeconds[at] ?? 1))} ${names[at]}`
}

/** How a plan is told to people. */
export const es = {
  number,
  day,
  quote,
  records: 'registros',
  counts: (all: number, name: string, passed: number) => `${number(all)} ${name} → ${number(passed)}`,
  numberTest: {
    equals: (field: string, value: string) => `${field} = ${value}`,
    more: (field: string, value: string) => `${field} > ${value}`,
    'at-least': (field: string, value: string) => `${field} ≥ ${value}`,
    less: (field: string, value: string) => `${field} < ${value}`,
    'at-most': (field: string, value: string) => `${field} ≤ ${value}`,
    between: (field: string, value: string, upTo: string) => `${field} entre ${value} y ${upTo}`,
  },
  dateTest: {
    on: (field: string, at: string) => `${field} el ${at}`,
    before: (field: string, at: string) => `${field} antes del ${at}`,
    after: (field: string, at: string) => `${field} después del ${at}`,
    between: (field: string, at: string, upTo: string) => `${field} del ${at} al ${upTo}`,
  },
  textTest: {
    equals: (field: string, values: string) => `${field} es ${values}`,
    in: (field: string, values: string) => `${field} es ${values}`,
    contains: (field: string, values: string) => `${field} contiene ${values}`,
    'contains-word': (field: string, values: string) => `${field} contiene ${values}`,
    starts: (field: string, values: string) => `${field} empieza con ${values}`,
    ends: (field: string, values: string) => `${field} termina en ${values}`,
  },
  present: (field: string) => `con ${field}`,
  same: (field: string, what: string) => `con el mismo valor de ${field} que ${what}`,
  beside: { 1: (what: string) => `justo después de ${what}`, [-1]: (what: string) => `justo antes de ${what}` },
  against: {
    more: (field: string, what: string) => `con más ${field} que ${what}`,
    less: (field: string, what: string) => `con menos ${field} que ${what}`,
  },
  anywhere: (values: string) => `dice ${values}`,
  not: (what: string) => `no (${what})`,
  and: ', ',
  or: ' o ',
  grouped: (fields: string) => `agrupado por ${fields}`,
  topOfGroup: (column: string, isAscending: boolean) =>
    `de cada grupo, el de ${isAscending ? 'menor' : 'mayor'} ${column}`,
  skipped: (count: number) => (count === 1 ? 'sin el primero' : `sin los primeros ${number(count)}`),
  joined: 'con datos de las páginas de detalle',
  sorted: (column: string, isAscending: boolean) =>
    `por ${column}, ${isAscending ? 'de menor a mayor' : 'de mayor a menor'}`,
  limited: (count: number) => (count === 1 ? 'solo el primero' : `los primeros ${number(count)}`),
  distinct: 'sin repetir',
  duration: (seconds: number) => inUnits(seconds, ['años', 'meses', 'días', 'horas', 'minutos']),
  removed: (count: number) =>
    count === 1
      ? 'Se quitó 1 valor que no se halló en la página.'
      : `Se quitaron ${number(count)} valores que no se hallaron en la página.`,
  nothingRead: 'En estas páginas no se encontró ninguna lista de datos.',
  nothingAbout: (what: string) => `En estas páginas no hay nada sobre ${what}.`,
  whatThereIs: (count: number, name: string, columns: string) => `Lo que hay: ${number(count)} ${name} con ${columns}.`,
}
