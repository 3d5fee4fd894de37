import { createMessages } from './create-messages.ts'
import { consolidation as en } from './en/consolidation.ts'
import { consolidation as es } from './es/consolidation.ts'

export const useConsolidationMessages = createMessages({ es, en })
