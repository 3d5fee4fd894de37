import { createMessages } from './create-messages.ts'
import { terms as en } from './en/terms.ts'
import { terms as es } from './es/terms.ts'

export const useTermsMessages = createMessages({ es, en })
