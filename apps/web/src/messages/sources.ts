import { createMessages } from './create-messages.ts'
import { sources as en } from './en/sources.ts'
import { sources as es } from './es/sources.ts'

export const useSourcesMessages = createMessages({ es, en })
