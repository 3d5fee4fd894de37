import { createMessages } from '../create-messages.ts'
import { terms as en } from '../en/public/terms.ts'
import { terms as es } from '../es/public/terms.ts'

export const useTermsMessages = createMessages({ es, en })
