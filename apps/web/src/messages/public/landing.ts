import { createMessages } from '../create-messages.ts'
import { landing as en } from '../en/public/landing.ts'
import { landing as es } from '../es/public/landing.ts'

export const useLandingMessages = createMessages({ es, en })
export type LandingTexts = typeof es
