import { createMessages } from './create-messages.ts'
import { plan as en } from './en/plan.ts'
import { plan as es } from './es/plan.ts'

export const usePlanMessages = createMessages({ es, en })
export type PlanTexts = typeof es
