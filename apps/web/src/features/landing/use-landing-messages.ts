import { useMessages } from '../../browser/use-messages.ts'
import { landing as en } from '../../messages/en/landing.ts'
import { landing as es } from '../../messages/es/landing.ts'

const texts = { es, en }

export type LandingTexts = typeof es
export const useLandingMessages = () => useMessages(texts)
