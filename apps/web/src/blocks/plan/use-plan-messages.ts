import { useMessages } from '../../browser/use-messages.ts'
import { plan as en } from '../../messages/en/plan.ts'
import { plan as es } from '../../messages/es/plan.ts'

const texts = { es, en }
export const usePlanMessages = () => useMessages(texts)
export type PlanTexts = typeof es
