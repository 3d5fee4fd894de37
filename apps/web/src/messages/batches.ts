import { createMessages } from './create-messages.ts'
import { batches as en } from './en/batches.ts'
import { batches as es } from './es/batches.ts'

export type BatchTexts = typeof es
export const useBatchMessages = createMessages<BatchTexts>({ es, en })
