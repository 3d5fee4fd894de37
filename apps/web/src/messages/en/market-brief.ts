import type { marketBrief as es } from '../es/market-brief.ts'

export const marketBrief: typeof es = {
  title: name => `Market brief: ${name}`,
  kind: 'Market brief',
  back: 'Back to the results',
  print: 'Print or save as PDF',
  loading: 'Preparing the brief…',
  failed: 'Error getting search data, please try again.',
  retry: 'Try again',
  code: (code, name) => `${name} · code ${code} of the Harmonized System`,
  analysis: 'Market analysis',
  table: 'Trade by country',
  tableNote: (shown, all) => (shown < all ? `The first ${shown} rows of ${all}.` : `${all} rows, the largest first.`),
  news: 'Recent news',
  sources: 'Sources and method',
  byCode:
    'The analysis is composed of the figures and headlines cited only; no figure is estimated or filled in by a language model.',
  byModel: model =>
    `The text was written by ${model} from the figures and headlines cited; every sentence whose figures, years or countries are not among them was removed.`,
}
