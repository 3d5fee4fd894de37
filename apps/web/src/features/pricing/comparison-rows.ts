import { planLimits } from '@sondeo/contract/plans/plans'
import { watchLimits } from '@sondeo/contract/watches/watch'
import type { pricing } from '../../messages/es/public/pricing.ts'

/** true and false become a tick and a dash; a text is shown as it is. */
export type ComparisonRow = { name: string; standard: boolean | string; pro: boolean | string; tooltip?: string }

type CompareTexts = (typeof pricing)['compare']

/** The rows of the Compare Plans table; every figure comes from the plans that the server enforces. */
export function buildComparisonRows(text: CompareTexts, formatNumber: (value: number) => string): ComparisonRow[] {
  const { standard, pro } = planLimits
  const { rows } = text
  const count = (value: number | null) => (value === null ? text.unlimited : formatNumber(value))
  const upTo = (value: number) => text.upTo(formatNumber(value))
  const watched = (plan: 'standard' | 'pro') => {
    const { watches, fastest } = watchLimits[plan]
    return text.watched(formatNumber(watches), fastest === 'hour')
  }
  return [
    { ...rows.reports, standard: count(standard.reportsPerMonth), pro: count(pro.reportsPerMonth) },
    { ...rows.scans, standard: count(standard.scansPerMonth), pro: count(pro.scansPerMonth) },
    { ...rows.records, standard: upTo(standard.recordsPerScan), pro: upTo(pro.recordsPerScan) },
    { ...rows.watches, standard: watched('standard'), pro: watched('pro') },
    rows.authentication,
    { ...rows.rules, standard: false, pro: true },
    { ...rows.priority, standard: false, pro: true },
    { ...rows.csv, standard: true, pro: true },
    { ...rows.sheets, standard: false, pro: true },
    { ...rows.dashboard, standard: false, pro: true },
    rows.support,
    { ...rows.onboarding, standard: false, pro: true },
  ]
}
