import type { PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { expect, test } from 'vitest'
import { findNotice } from '../../blocks/plan/plan-notice.tsx'
import { plan as en } from '../../messages/en/plan.ts'
import { plan as es } from '../../messages/es/plan.ts'
import { describeNext } from './describe-next.ts'
import { kindOfChange } from './plan-change.ts'

const at = '2026-03-31T12:00:00.000Z'
const base: PlanResponse = {
  plan: 'standard',
  ended: null,
  interval: 'month',
  period: { startsAt: '2026-02-28T12:00:00.000Z', endsAt: at },
  next: { at, plan: 'standard', interval: 'month' },
  usage: [
    { kind: 'report', used: 8, limit: 10, creditsLeft: 0, level: 80 },
    { kind: 'scan', used: 50, limit: 50, creditsLeft: 0, level: 100 },
  ],
  recordsPerScan: 1_000,
  isEnforced: true,
  hasBilling: true,
  isPaying: true,
  isPaymentOverdue: false,
  hasProFeatures: false,
}
const month = 'month' as const

test('the plan says what comes next, in both languages', () => {
  expect(describeNext(base, es, 'es')).toBe('Se renueva el 31 de marzo de 2026.')
  expect(describeNext(base, en, 'en')).toBe('Renews on March 31, 2026.')
  expect(describeNext({ ...base, next: { at, plan: 'none', interval: month } }, en, 'en')).toContain('active until')
  expect(describeNext({ ...base, next: { at, plan: 'pro', interval: 'year' } }, en, 'en')).toContain('Pro (annual)')
  const trial = { ...base, plan: 'trial', isPaying: false } as const
  expect(describeNext(trial, en, 'en')).toContain('Your Standard plan starts on')
  expect(describeNext({ ...trial, isPaying: true }, en, 'en')).toContain('when the Standard plan is charged')
  expect(describeNext({ ...trial, next: { at, plan: 'none', interval: month } }, en, 'en')).toContain('without a card')
  expect(describeNext({ ...base, plan: null, next: null }, en, 'en')).toBeNull()
})

test('of several notices the one that matters most is shown', () => {
  expect(findNotice(base, en, 'en')?.words).toBe('You’ve used all the scans in your plan. 50 of 50 in this period.')
  expect(findNotice({ ...base, ended: 'trial_ended' }, es, 'es')?.words).toContain('prueba gratuita ha terminado')
  expect(findNotice({ ...base, isPaymentOverdue: true }, en, 'en')?.canHide).toBe(false)
  expect(findNotice({ ...base, usage: [] }, en, 'en')).toBeNull()
})

test('choosing a plan is a payment, an upgrade, a downgrade, or keeping what one has', () => {
  const wish = (plan: 'standard' | 'pro', interval: 'month' | 'year' = 'month') => ({ plan, interval })
  expect(kindOfChange({ ...base, isPaying: false }, wish('standard'))).toBe('checkout')
  expect(kindOfChange(base, wish('standard'))).toBe('current')
  expect(kindOfChange(base, wish('standard', 'year'))).toBe('up')
  expect(kindOfChange(base, wish('pro'))).toBe('up')
  expect(kindOfChange({ ...base, plan: 'pro' }, wish('standard'))).toBe('down')
  expect(kindOfChange({ ...base, next: { at, plan: 'none', interval: month } }, wish('standard'))).toBe('keep')
  const trial = { ...base, plan: 'trial' } as const
  expect(kindOfChange(trial, wish('standard'))).toBe('current')
  expect(kindOfChange(trial, wish('pro'))).toBe('up')
  expect(kindOfChange({ ...trial, next: { at, plan: 'none', interval: month } }, wish('standard'))).toBe('keep')
})
