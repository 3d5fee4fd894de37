import type { productResearch as es } from '../es/product-research.ts'

const sources = (count: number) => (count === 1 ? '1 source' : `${count} sources`)

export const productResearch: typeof es = {
  title: 'Product research',
  form: {
    heading: 'Research a product',
    lead: 'Type the name of a product. We find its trade code and gather who exports and imports it, prices, news and a market analysis.',
    productName: 'Product Name',
    productNamePlaceholder: 'Sugar',
    productCode: 'Product Code',
    productCodePlaceholder: '1806.31',
    optional: 'Optional',
    codeHint: 'The Harmonized System code, if you know it.',
    submit: 'Get report',
    processing: 'Processing...',
    invalidName: 'Please enter a valid product name.',
    failed: 'Could not get report, please try again.',
    aiFailed: 'Could not get AI data, please try again.',
    parseFailed: 'Error parsing results data. Please try again.',
    directoryFailed: 'Error getting directory data, please try again.',
    retry: 'Try again',
    back: 'Back to the dashboard',
  },
  progress: {
    label: 'Progress of the report',
    starting: 'Finding the code of the product…',
    asking: source => `Asking ${source}…`,
    done: (done, expected) => `${done} of ${sources(expected)} answered`,
    writing: 'Preparing the table and the analysis…',
    stop: 'Stop waiting and use what is there',
    stopping: 'Finishing…',
  },
  results: {
    heading: 'Research Results',
    back: 'Back',
  },
  taken: {
    heading: 'Code used',
    unsure: 'To be confirmed',
    codeIgnored: 'The code you typed does not exist; the name of the product was used.',
    alternatives: 'Did you mean another product?',
    near: 'Other codes nearby',
    choose: (code, name) => `Run again with ${code}, ${name}`,
  },
  figures: {
    none: 'There are no trade figures for this product.',
    noneDetail:
      'No source has data on this code. What is known stands below. This report does not count towards your plan.',
    builtIn: years => `This report uses reference figures built into the program, of the year ${years}.`,
    builtInDetail: 'The live source did not answer or has no data. These are not figures of today.',
    writer: 'Built-in writer',
    model: name => `Writer: ${name}`,
    madeAt: date => `Report of ${date}`,
  },
  origin: {
    heading: 'Where this figure comes from',
    source: 'Source',
    year: 'Year',
    method: 'Method',
    open: 'Open the source',
    none: 'This value is no figure: it names the country or sums up its role.',
  },
  news: {
    heading: 'News',
    none: 'No recent news were found.',
  },
  sources: {
    heading: 'Sources',
    names: {
      comtrade: 'UN Comtrade',
      'world-bank': 'World Bank',
      'pink-sheet': 'World Bank commodity prices',
      'google-news': 'Google News',
      gdelt: 'GDELT',
    },
    states: {
      answered: 'Answered',
      cached: 'Kept answer',
      stale: 'Old answer',
      empty: 'No data',
      failed: 'Failed',
      offline: 'Switched off',
    },
    period: period => `data of ${period}`,
    fetchedAt: date => `asked on ${date}`,
  },
}
