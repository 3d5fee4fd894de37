import { useMessages } from '../browser/use-messages.ts'
import { results as en } from '../messages/en/results.ts'
import { results as es } from '../messages/es/results.ts'

const texts = { es, en }
/** What all result screens say. */
export const useResultsMessages = () => useMessages(texts)
