import { createMessages } from './create-messages.ts'
import { readingRules as en } from './en/reading-rules.ts'
import { readingRules as es } from './es/reading-rules.ts'

export const useRulesMessages = createMessages({ es, en })
