import { createMessages } from '../create-messages.ts'
import { solutions as en } from '../en/public/solutions.ts'
import { solutions as es } from '../es/public/solutions.ts'

export const useSolutionsMessages = createMessages({ es, en })
