import { createMessages } from './create-messages.ts'
import { runningWork as en } from './en/running-work.ts'
import { runningWork as es } from './es/running-work.ts'

export const useWorkMessages = createMessages({ es, en })
