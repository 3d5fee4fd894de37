import { createMessages } from '../create-messages.ts'
import { pricing as en } from '../en/public/pricing.ts'
import { pricing as es } from '../es/public/pricing.ts'

export const usePricingMessages = createMessages({ es, en })
