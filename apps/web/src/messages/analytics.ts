import { createMessages } from './create-messages.ts'
import { analytics as en } from './en/analytics.ts'
import { analytics as es } from './es/analytics.ts'

export const useAnalyticsMessages = createMessages({ es, en })
