import { createMessages } from '../create-messages.ts'
import { sources as en } from '../en/public/sources.ts'
import { sources as es } from '../es/public/sources.ts'

export const useSourcesMessages = createMessages({ es, en })
