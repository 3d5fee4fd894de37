import { createMessages } from './create-messages.ts'
import { searches as en } from './en/searches.ts'
import { searches as es } from './es/searches.ts'

export const useSearchesMessages = createMessages({ es, en })
