import { useMessages } from '../../browser/use-messages.ts'
import { compareResearch as en } from '../../messages/en/compare-research.ts'
import { compareResearch as es } from '../../messages/es/compare-research.ts'

const texts = { es, en }
export const useCompareMessages = () => useMessages(texts)
