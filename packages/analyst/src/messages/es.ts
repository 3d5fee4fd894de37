import { quoteWith } from './sentence-parts.ts'

const number = (value: number) => value.toLocaleString('es-PE')

/** What is told where there is no answer. */
export const es = {
  quote: quoteWith('«', '»', ' ni '),
  records: (count: number): string => (count === 1 ? 'registro' : 'registros'),
  nothingRead: 'En estas páginas no encontramos ninguna lista de datos.',
  nothingAbout: (what: string) => `No encontramos ${what}.`,
  whatThereIs: (count: number, name: string, columns: string) =>
    `La lista tiene ${number(count)} ${name} con: ${columns}.`,
  whatPageSays: (columns: string) => `La página dice: ${columns}.`,
}
