import { createMessages } from '../create-messages.ts'
import { notFound as en } from '../en/public/not-found.ts'
import { notFound as es } from '../es/public/not-found.ts'

export const useNotFoundMessages = createMessages({ es, en })
