import { createMessages } from './create-messages.ts'
import { solutions as en } from './en/solutions.ts'
import { solutions as es } from './es/solutions.ts'

export const useSolutionsMessages = createMessages({ es, en })
