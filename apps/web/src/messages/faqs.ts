import { createMessages } from './create-messages.ts'
import { faqs as en } from './en/faqs.ts'
import { faqs as es } from './es/faqs.ts'

export const useFaqsMessages = createMessages({ es, en })
