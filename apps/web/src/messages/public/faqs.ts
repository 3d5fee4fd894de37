import { createMessages } from '../create-messages.ts'
import { faqs as en } from '../en/public/faqs.ts'
import { faqs as es } from '../es/public/faqs.ts'

export const useFaqsMessages = createMessages({ es, en })
