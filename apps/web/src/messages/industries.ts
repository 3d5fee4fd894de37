import { createMessages } from './create-messages.ts'
import { industries as en } from './en/industries.ts'
import { industries as es } from './es/industries.ts'

export const useIndustriesMessages = createMessages({ es, en })
