import { useMessages } from '../../browser/use-messages.ts'
import { marketBrief as en } from '../../messages/en/market-brief.ts'
import { marketBrief as es } from '../../messages/es/market-brief.ts'

const texts = { es, en }
export const useBriefMessages = () => useMessages(texts)
