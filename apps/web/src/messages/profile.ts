import { createMessages } from './create-messages.ts'
import { profile as en } from './en/profile.ts'
import { profile as es } from './es/profile.ts'

export const useProfileMessages = createMessages({ es, en })
export type ProfileTexts = typeof es
