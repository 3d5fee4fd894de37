import type { dashboard as es } from '../es/dashboard.ts'

export const dashboard: typeof es = {
  title: 'Dashboard',
  greeting: name => `Hello, ${name}`,
  question: 'What do you want to find out today?',
  product: {
    title: 'Product market research',
    text: 'Enter a product and get who exports and imports it, with trade figures, news and a market analysis.',
    action: 'Research a product',
  },
  website: {
    title: 'Website analysis',
    text: 'Give an address, ask in your own words and get a table that is ready to export.',
    action: 'Analyze a website',
  },
  directoryFailed: 'Error getting directory data, please try again.',
  retry: 'Try again',
  resume: 'Your session had ended. You can go on where you were.',
  resumeAction: 'Go on',
  resumeDismiss: 'No, thanks',
}
