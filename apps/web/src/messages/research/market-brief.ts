import { createMessages } from '../create-messages.ts'
import { marketBrief as en } from '../en/research/market-brief.ts'
import { marketBrief as es } from '../es/research/market-brief.ts'

export const useBriefMessages = createMessages({ es, en })
