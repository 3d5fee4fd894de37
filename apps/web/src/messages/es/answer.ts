import { formatNumber, numberFormat } from '../../browser/format-number.ts'

const figure = (count: number) => formatNumber(count, 'es')
const pages = (count: number) => (count === 1 ? '1 página' : `${figure(count)} páginas`)
const records = (count: number) => (count === 1 ? '1 registro' : `${figure(count)} registros`)

/** What stands beside the table of an analysis. */
export const answer = {
  builtIn: 'Sin modelo de IA',
  builtInTip: 'Qué significa «Sin modelo de IA»',
  builtInWhy:
    'No falta nada: Sondeo entiende la pregunta con sus propias reglas y copia los valores tal como están en la página.',
  model: (name: string) => `Analista: ${name}`,
  whole: (found: number, pagesRead: number) => `${records(found)} · ${pages(pagesRead)}`,
  wholeOf: (found: number, announced: number, pagesRead: number) =>
    `${figure(found)} de ${records(announced)} · ${pages(pagesRead)}`,
  partial: (found: number, pagesRead: number) => `Lista incompleta: ${records(found)} · ${pages(pagesRead)}`,
  partialOf: (found: number, announced: number, pagesRead: number) =>
    `Lista incompleta: ${figure(found)} de ${records(announced)} · ${pages(pagesRead)}`,
  understood: 'Así entendimos su pregunta',
  doubt: {
    label: 'Qué tan segura es la respuesta',
    unsure: 'No estamos seguros de haber entendido bien.',
    check: 'Usamos toda su pregunta. Compruebe que sea lo que buscaba.',
    unused: (words: readonly string[]) => `No usamos ${words.map(word => `«${word}»`).join(', ')}.`,
    which: (choices: readonly string[]) =>
      `¿${new Intl.ListFormat('es', { type: 'disjunction' }).format(choices)}? Cambiar a:`,
    otherwise: 'También podría ser:',
    perhaps: '¿Quizá buscaba esto?',
    nearest: 'Lo más parecido en la página:',
    valueOf: (column: string, value: string) => `${column}: ${value}`,
  },
  tokens: (input: number, output: number) => `${figure(input)} tokens de entrada y ${figure(output)} de salida`,
  cost: (usd: number) => `≈ US$ ${numberFormat('es', { maximumSignificantDigits: 2 }).format(usd)}`,
  costUnknown: 'costo desconocido para este modelo',
  usage: 'Uso del modelo',
  modelLeft: (name: string) => `${name} no dio una respuesta útil; respondimos sin él.`,
}
