import { createMessages } from './create-messages.ts'
import { dashboard as en } from './en/dashboard.ts'
import { dashboard as es } from './es/dashboard.ts'

export const useDashboardMessages = createMessages({ es, en })
