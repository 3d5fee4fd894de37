import { createMessages } from './create-messages.ts'
import { compareResearch as en } from './en/compare-research.ts'
import { compareResearch as es } from './es/compare-research.ts'

export const useCompareMessages = createMessages({ es, en })
