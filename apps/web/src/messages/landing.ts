import { createMessages } from './create-messages.ts'
import { landing as en } from './en/landing.ts'
import { landing as es } from './es/landing.ts'

export const useLandingMessages = createMessages({ es, en })
export type LandingTexts = typeof es
