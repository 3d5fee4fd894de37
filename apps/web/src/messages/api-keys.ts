import { createMessages } from './create-messages.ts'
import { apiKeys as en } from './en/api-keys.ts'
import { apiKeys as es } from './es/api-keys.ts'

export const useApiKeyMessages = createMessages<typeof es>({ es, en })
