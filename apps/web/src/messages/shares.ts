import { createMessages } from './create-messages.ts'
import { shares as en } from './en/shares.ts'
import { shares as es } from './es/shares.ts'

export const useShareMessages = createMessages({ es, en })
