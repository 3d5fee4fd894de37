import { useMessages } from '../../browser/use-messages.ts'
import { readingRules as en } from '../../messages/en/reading-rules.ts'
import { readingRules as es } from '../../messages/es/reading-rules.ts'

const texts = { es, en }
export const useRulesMessages = () => useMessages(texts)
