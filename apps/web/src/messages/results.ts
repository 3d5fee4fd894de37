import { createMessages } from './create-messages.ts'
import { results as en } from './en/results.ts'
import { results as es } from './es/results.ts'

/** What all result screens say. */
export const useResultsMessages = createMessages({ es, en })
