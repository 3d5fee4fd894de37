import { useMessages } from '../../browser/use-messages.ts'
import { consolidation as en } from '../../messages/en/consolidation.ts'
import { consolidation as es } from '../../messages/es/consolidation.ts'

const texts = { es, en }
export const useConsolidationMessages = () => useMessages(texts)
