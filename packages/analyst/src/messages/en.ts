import type { es } from './es.ts'
import { quoteWith } from './sentence-parts.ts'

const number = (value: number) => value.toLocaleString('en')

export const en: typeof es = {
  quote: quoteWith('“', '”', ' or '),
  records: count => (count === 1 ? 'record' : 'records'),
  nothingRead: 'No list of data was found on these pages.',
  nothingAbout: what => `We couldn’t match ${what}.`,
  whatThereIs: (count, name, columns) => `This list has ${number(count)} ${name} with: ${columns}.`,
  whatPageSays: columns => `The page says: ${columns}.`,
}
