import { createMessages } from './create-messages.ts'
import { websiteAnalysis as en } from './en/website-analysis.ts'
import { websiteAnalysis as es } from './es/website-analysis.ts'

export const useWebsiteMessages = createMessages({ es, en })
