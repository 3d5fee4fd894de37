import { createMessages } from './create-messages.ts'
import { app as en } from './en/app.ts'
import { app as es } from './es/app.ts'

export const useAppMessages = createMessages({ es, en })
