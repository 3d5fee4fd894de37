import { createMessages } from './create-messages.ts'
import { answer as en } from './en/answer.ts'
import { answer as es } from './es/answer.ts'

export const useAnswerMessages = createMessages({ es, en })
