import { createMessages } from './create-messages.ts'
import { developers as en } from './en/developers.ts'
import { developers as es } from './es/developers.ts'

export const useDeveloperMessages = createMessages<typeof es>({ es, en })
