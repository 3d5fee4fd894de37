import { useMessages } from '../../browser/use-messages.ts'
import { dashboard as en } from '../../messages/en/dashboard.ts'
import { dashboard as es } from '../../messages/es/dashboard.ts'

const texts = { es, en }
export const useDashboardMessages = () => useMessages(texts)
