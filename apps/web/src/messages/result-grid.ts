import { createMessages } from './create-messages.ts'
import { resultGrid as en } from './en/result-grid.ts'
import { resultGrid as es } from './es/result-grid.ts'

export const useGridMessages = createMessages({ es, en })
