import { createMessages } from './create-messages.ts'
import { batches as en } from './en/batches.ts'
import { batches as es } from './es/batches.ts'

export const useBatchMessages = createMessages({ es, en })
