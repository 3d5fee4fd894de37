import { createMessages } from './create-messages.ts'
import { pricing as en } from './en/pricing.ts'
import { pricing as es } from './es/pricing.ts'

export const usePricingMessages = createMessages({ es, en })
