import { useMessages } from '../../browser/use-messages.ts'
import { analytics as en } from '../../messages/en/analytics.ts'
import { analytics as es } from '../../messages/es/analytics.ts'

const texts = { es, en }
export const useAnalyticsMessages = () => useMessages(texts)
