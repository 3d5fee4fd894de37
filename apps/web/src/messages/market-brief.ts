import { createMessages } from './create-messages.ts'
import { marketBrief as en } from './en/market-brief.ts'
import { marketBrief as es } from './es/market-brief.ts'

export const useBriefMessages = createMessages({ es, en })
