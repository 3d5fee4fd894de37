import { createMessages } from './create-messages.ts'
import { notFound as en } from './en/not-found.ts'
import { notFound as es } from './es/not-found.ts'

export const useNotFoundMessages = createMessages({ es, en })
