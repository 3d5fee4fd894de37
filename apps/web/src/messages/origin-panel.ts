import { createMessages } from './create-messages.ts'
import { originPanel as en } from './en/origin-panel.ts'
import { originPanel as es } from './es/origin-panel.ts'

export const useOriginMessages = createMessages({ es, en })
