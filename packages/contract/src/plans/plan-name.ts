import { z } from 'zod'

export const PlanName = z.enum(['trial', 'standard', 'pro'])
export type PlanName = z.infer<typeof PlanName>
