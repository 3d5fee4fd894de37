import { createMessages } from './create-messages.ts'
import { watches as en } from './en/watches.ts'
import { watches as es } from './es/watches.ts'

export type WatchTexts = typeof es
export const useWatchMessages = createMessages<WatchTexts>({ es, en })
