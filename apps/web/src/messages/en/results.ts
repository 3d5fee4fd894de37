import type { results as es } from '../es/results.ts'

export const results: typeof es = {
  marketAnalysis: 'Market Analysis',
  wholeAnalysis: 'Read the full analysis',
  lessAnalysis: 'Show less',
  saved: {
    title: 'Saved results',
    back: 'Back',
    loading: 'Opening the results…',
    prompt: 'Question',
    failed: 'Error getting search data, please try again.',
    parseFailed: 'Error parsing results data. Please try again.',
    empty: "We couldn't find the data you're looking for.",
    tryNew: 'Try a new search',
    join: 'Combine with others',
    readLinks: 'Scan the links in this list',
    askAgain: 'Ask something else',
    retry: 'Try again',
  },
}
