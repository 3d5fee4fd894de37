import { useMessages } from '../../browser/use-messages.ts'
import { websiteAnalysis as en } from '../../messages/en/website-analysis.ts'
import { websiteAnalysis as es } from '../../messages/es/website-analysis.ts'

const texts = { es, en }
export const useWebsiteMessages = () => useMessages(texts)
