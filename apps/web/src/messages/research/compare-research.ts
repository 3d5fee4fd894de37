import { createMessages } from '../create-messages.ts'
import { compareResearch as en } from '../en/research/compare-research.ts'
import { compareResearch as es } from '../es/research/compare-research.ts'

export const useCompareMessages = createMessages({ es, en })
