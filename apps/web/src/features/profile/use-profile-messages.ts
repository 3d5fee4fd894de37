import { useMessages } from '../../browser/use-messages.ts'
import { profile as en } from '../../messages/en/profile.ts'
import { profile as es } from '../../messages/es/profile.ts'

const texts = { es, en }
export const useProfileMessages = () => useMessages(texts)
export type ProfileTexts = typeof es
