import { z } from 'zod'

// Marked pure, so that pages which only show prices do not load the schema library.
export const PlanName = /* @__PURE__ */ z.enum(['trial', 'standard', 'pro'])
export type PlanName = z.infer<typeof PlanName>

/** null means without limit. */
type PlanLimits = { reportsPerMonth: number | null; scansPerMonth: number; recordsPerScan: number }

export const planLimits: Record<PlanName, PlanLimits> = {
  trial: { reportsPerMonth: 5, scansPerMonth: 20, recordsPerScan: 1_000 },
  standard: { reportsPerMonth: 10, scansPerMonth: 50, recordsPerScan: 1_000 },
  pro: { reportsPerMonth: null, scansPerMonth: 200, recordsPerScan: 10_000 },
}

/** US dollars. The yearly total is twelve times the discounted month. */
export const planPrices = {
  standard: { monthly: 39, monthlyBilledAnnually: 29, yearly: 348 },
  pro: { monthly: 79, monthlyBilledAnnually: 69, yearly: 828 },
} as const

/** US dollars for a pack of units beyond the plan. They do not expire. */
export const creditPacks = {
  report: { units: 5, price: 15 },
  scan: { units: 25, price: 10 },
} as const

export const trialDays = 14
