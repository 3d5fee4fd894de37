import { createMessages } from './create-messages.ts'
import { webhooks as en } from './en/webhooks.ts'
import { webhooks as es } from './es/webhooks.ts'

export const useWebhookMessages = createMessages<typeof es>({ es, en })
