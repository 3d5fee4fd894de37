import { createMessages } from '../create-messages.ts'
import { industries as en } from '../en/public/industries.ts'
import { industries as es } from '../es/public/industries.ts'

export const useIndustriesMessages = createMessages({ es, en })
