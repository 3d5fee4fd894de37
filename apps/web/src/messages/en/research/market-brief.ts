import type { marketBrief as es } from '../../es/research/market-brief.ts'

export const marketBrief: typeof es = {
  title: name => `Market brief: ${name}`,
  kind: 'Market brief',
  back: 'Back to the results',
  print: 'Print or save as PDF',
  loading: 'Preparing the brief…',
  failed: 'Error getting search data, please try again.',
  retry: 'Try again',
  code: (code, name) => `${name} · HS code ${code}`,
  analysis: 'Market analysis',
  table: 'Trade by country',
  tableNote: (shown, all) => (shown < all ? `Top ${shown} of ${all} rows.` : `${all} rows, largest first.`),
  about: { sell: 'Selling', buy: 'Buying' },
  news: 'Recent news',
  sources: 'Sources and method',
  byCode:
    'The analysis uses only the figures and headlines cited. No figure is estimated or filled in by a language model.',
  byModel: model =>
    `Written by ${model} from the figures and headlines cited. We removed every sentence whose figures, years or countries aren’t among them.`,
}
