import { formatNumber, numberFormat } from '../../browser/format-number.ts'
import type { answer as es } from '../es/answer.ts'

const figure = (count: number) => formatNumber(count, 'en')
const pages = (count: number) => (count === 1 ? '1 page' : `${figure(count)} pages`)
const records = (count: number) => (count === 1 ? '1 record' : `${figure(count)} records`)

export const answer: typeof es = {
  builtIn: 'No AI model used',
  builtInTip: 'What “No AI model used” means',
  builtInWhy:
    'Nothing is missing: Sondeo reads the question with its own rules and copies the values exactly as they are on the page.',
  model: name => `Analyst: ${name}`,
  whole: (found, pagesRead) => `${records(found)} · ${pages(pagesRead)}`,
  wholeOf: (found, announced, pagesRead) => `${figure(found)} of ${records(announced)} · ${pages(pagesRead)}`,
  partial: (found, pagesRead) => `Incomplete list: ${records(found)} · ${pages(pagesRead)}`,
  partialOf: (found, announced, pagesRead) =>
    `Incomplete list: ${figure(found)} of ${records(announced)} · ${pages(pagesRead)}`,
  understood: 'How we read your question',
  doubt: {
    label: 'How sure this answer is',
    unsure: 'We’re not sure we got this right.',
    check: 'We used your whole question. Check that this is what you meant.',
    unused: words => `We didn’t use ${words.map(word => `“${word}”`).join(', ')}.`,
    which: choices => `${new Intl.ListFormat('en', { type: 'disjunction' }).format(choices)}? Switch to:`,
    otherwise: 'It could also mean:',
    perhaps: 'Were you looking for this?',
    nearest: 'Closest matches on the page:',
    valueOf: (column, value) => `${column}: ${value}`,
  },
  tokens: (input, output) => `${figure(input)} tokens in and ${figure(output)} out`,
  cost: usd => `≈ US$ ${numberFormat('en', { maximumSignificantDigits: 2 }).format(usd)}`,
  costUnknown: 'cost unknown for this model',
  usage: 'Model usage',
  modelLeft: name => `${name} didn’t give a usable answer, so we answered without it.`,
}
