import { formatNumber } from '../../browser/format-number.ts'
import type { dashboard as es } from '../es/dashboard.ts'

export const dashboard: typeof es = {
  title: 'Dashboard',
  greeting: name => `Hello, ${name}`,
  question: 'What do you want to find out today?',
  start: {
    label: 'Address or product',
    placeholder: 'example.com or sugar',
    submit: 'Start',
    missing: 'Please enter an address or a product',
    hint: {
      none: 'Enter a page’s address or a product’s name.',
      website: 'We’ll read this page and its whole list.',
      product: 'We’ll find who exports and imports this product.',
    },
  },
  last: {
    heading: 'Latest results',
    all: 'See history',
    rows: rows => (rows === 1 ? '1 row' : `${formatNumber(rows, 'en')} rows`),
  },
  usage: 'Plan usage',
  product: {
    title: 'Product market research',
    text: 'Enter a product and see who exports and imports it, with figures, news and analysis.',
    action: 'Research a product',
  },
  website: {
    title: 'Website analysis',
    text: 'Enter a URL, ask in your own words and get a table ready to export.',
    action: 'Analyze a website',
  },
  directoryFailed: 'Error getting directory data, please try again.',
  retry: 'Try again',
  resume: 'Your session had ended. Pick up where you left off.',
  resumeAction: 'Resume',
  resumeDismiss: 'No, thanks',
}
