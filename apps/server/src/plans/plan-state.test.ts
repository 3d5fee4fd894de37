import type { User } from '@sondeo/database/users-store'
import { expect, test } from 'vitest'
import { addMonths, spanAround } from './add-months.ts'
import { decidePlanChange } from './change-plan.ts'
import { recordsIn, unitsIn } from './plan-limits.ts'
import { planAt } from './plan-state.ts'
import { reachedLevel } from './reached-level.ts'

const day = (text: string) => new Date(`${text}T12:00:00.000Z`)
const made = day('2026-01-31')

const userWith = (facts: Partial<User>): User => ({
  id: 'u',
  email: 'ana@example.com',
  isEmailProven: true,
  username: 'ana',
  name: null,
  language: 'es',
  region: null,
  tradeCountry: null,
  tradeRole: null,
  plan: 'trial',
  trialEndsAt: day('2026-02-14'),
  planInterval: 'month',
  planSince: null,
  planEndsAt: null,
  nextPlan: null,
  nextInterval: null,
  isPaymentOverdue: false,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  planVersion: 0,
  hasPassword: true,
  hasGoogle: false,
  createdAt: made,
  ...facts,
})
const standard = userWith({ plan: 'standard', trialEndsAt: null, planSince: made })
const pro = userWith({ plan: 'pro', trialEndsAt: null, planSince: made })
const paying = { stripeSubscriptionId: 'sub_1', stripeCustomerId: 'cus_1' }
const selling = { hasBilling: true }
const free = { hasBilling: false }

test('section 9: the trial is 14 days with 5 reports, 20 scans and 1,000 records per scrape', () => {
  const trial = userWith({})
  const state = planAt(trial, { now: day('2026-02-13'), ...selling })
  expect(state).toMatchObject({ plan: 'trial', period: { key: 'trial', endsAt: day('2026-02-14') } })
  expect([unitsIn(state, 'report'), unitsIn(state, 'scan'), recordsIn(state)]).toEqual([5, 20, 1_000])
})

test('section 9: Standard has 10 reports, 50 scraping tasks a month and up to 1,000 records per scrape', () => {
  const state = planAt(standard, { now: day('2026-03-01'), ...selling })
  expect([unitsIn(state, 'report'), unitsIn(state, 'scan'), recordsIn(state)]).toEqual([10, 50, 1_000])
})

test('section 9: Pro has unlimited reports, 200 scraping tasks a month and up to 10,000 records per scrape', () => {
  const state = planAt(pro, { now: day('2026-03-01'), ...selling })
  expect([unitsIn(state, 'report'), unitsIn(state, 'scan'), recordsIn(state)]).toEqual([null, 200, 10_000])
})

test('decisions: when the trial ends, Standard follows on a server without billing', () => {
  const after = planAt(userWith({}), { now: day('2026-02-14'), ...free })
  expect(after).toMatchObject({ plan: 'standard', ended: null, period: { key: '2026-02-14' } })
})

test('decisions: when the trial ends with billing, nothing is allowed until a plan is chosen', () => {
  const before = planAt(userWith({}), { now: new Date(day('2026-02-14').getTime() - 1), ...selling })
  expect(before).toMatchObject({ plan: 'trial', next: { plan: 'none', at: day('2026-02-14') } })
  expect(planAt(userWith({}), { now: day('2026-02-14'), ...selling })).toMatchObject({
    plan: null,
    ended: 'trial_ended',
    next: null,
  })
})

test('section 9: a trial with a card converts on its last day, unless cancelled', () => {
  const converting = userWith({ ...paying, nextPlan: 'standard', nextInterval: 'year' })
  expect(planAt(converting, { now: day('2026-02-13'), ...selling })).toMatchObject({
    plan: 'trial',
    next: { plan: 'standard', interval: 'year' },
  })
  expect(planAt(converting, { now: day('2026-02-14'), ...selling })).toMatchObject({
    plan: 'standard',
    interval: 'year',
    period: { startsAt: day('2026-02-14') },
  })
  const cancelled = userWith({ ...paying, nextPlan: 'none' })
  expect(planAt(cancelled, { now: day('2026-02-14'), ...selling })).toMatchObject({ ended: 'trial_ended' })
})

test('a month of a plan is counted from its first day, also where a month is too short and where a year is paid', () => {
  expect(addMonths(made, 1)).toEqual(day('2026-02-28'))
  expect(addMonths(made, 2)).toEqual(day('2026-03-31'))
  expect(spanAround(made, day('2026-03-30'), 1)).toEqual({ startsAt: day('2026-02-28'), endsAt: day('2026-03-31') })
  expect(spanAround(made, day('2026-03-31'), 1)).toEqual({ startsAt: day('2026-03-31'), endsAt: day('2026-04-30') })
  expect(spanAround(made, day('2025-12-01'), 1).startsAt).toEqual(made)
  const yearly = planAt({ ...standard, planInterval: 'year' }, { now: day('2026-05-02'), ...selling })
  expect(yearly.period).toEqual({ key: '2026-04-30', startsAt: day('2026-04-30'), endsAt: day('2026-05-31') })
  expect(yearly.next).toEqual({ at: day('2027-01-31'), plan: 'standard', interval: 'year' })
})

const now = day('2026-03-10')

test('section 4: upgrades are immediate, and what was used in the month stays used', () => {
  const facts = decidePlanChange(standard, { plan: 'pro', interval: 'month' }, { now, ...selling })
  const before = planAt(standard, { now, ...selling })
  const after = planAt({ ...standard, ...facts }, { now, ...selling })
  expect(after).toMatchObject({ plan: 'pro', next: { plan: 'pro' } })
  expect(after.period).toEqual(before.period)
})

test('section 4: an upgrade out of the trial, or out of nothing, begins today', () => {
  const wish = { plan: 'pro', interval: 'month' } as const
  for (const user of [userWith({ trialEndsAt: day('2026-03-12') }), userWith({})]) {
    const after = planAt({ ...user, ...decidePlanChange(user, wish, { now, ...selling }) }, { now, ...selling })
    expect(after).toMatchObject({ plan: 'pro', period: { startsAt: now } })
  }
})

test('section 4: downgrades take effect at the end of the billing cycle', () => {
  const changed = {
    ...pro,
    ...decidePlanChange(pro, { plan: 'standard', interval: 'month' }, { now, ...selling }),
  }
  const until = day('2026-03-31')
  expect(planAt(changed, { now, ...selling })).toMatchObject({ plan: 'pro', next: { at: until, plan: 'standard' } })
  expect(planAt(changed, { now: new Date(until.getTime() - 1), ...selling })).toMatchObject({ plan: 'pro' })
  expect(planAt(changed, { now: until, ...selling })).toMatchObject({
    plan: 'standard',
    period: { startsAt: until },
    next: { plan: 'standard', at: addMonths(until, 1) },
  })
})

test('section 4: cancelling keeps the plan active until the end of the current billing period', () => {
  const wish = { plan: 'none', interval: 'month' } as const
  const yearly = { ...pro, planInterval: 'year' } as const
  const changed = { ...yearly, ...decidePlanChange(yearly, wish, { now, ...selling }) }
  const until = day('2027-01-31')
  expect(planAt(changed, { now, ...selling })).toMatchObject({ plan: 'pro', next: { at: until, plan: 'none' } })
  expect(planAt(changed, { now: until, ...selling })).toMatchObject({ plan: null, ended: 'plan_required' })
  expect(planAt(changed, { now: until, ...free })).toMatchObject({ plan: 'standard' })
})

test('choosing the plan that one has takes back a change that was to come', () => {
  const changed = { ...pro, ...decidePlanChange(pro, { plan: 'none', interval: 'month' }, { now, ...selling }) }
  const kept = { ...changed, ...decidePlanChange(changed, { plan: 'pro', interval: 'month' }, { now, ...selling }) }
  expect(planAt(kept, { now, ...selling })).toMatchObject({ plan: 'pro', next: { plan: 'pro', at: day('2026-03-31') } })
})

test('the same plan by the year begins at once; back by the month waits for the end', () => {
  const up = decidePlanChange(standard, { plan: 'standard', interval: 'year' }, { now, ...selling })
  const yearly = { ...standard, ...up }
  expect(planAt(yearly, { now, ...selling })).toMatchObject({ interval: 'year', next: { at: day('2027-03-10') } })
  const down = decidePlanChange(yearly, { plan: 'standard', interval: 'month' }, { now, ...selling })
  expect(planAt({ ...yearly, ...down }, { now, ...selling })).toMatchObject({
    interval: 'year',
    next: { at: day('2027-03-10'), interval: 'month' },
  })
})

test('a paid plan whose renewal was not told keeps going for three days, then ends', () => {
  const late = { ...standard, ...paying, planEndsAt: day('2026-03-31') }
  expect(planAt(late, { now: day('2026-04-02'), ...selling })).toMatchObject({ plan: 'standard' })
  expect(planAt(late, { now: day('2026-04-03'), ...selling })).toMatchObject({ ended: 'plan_required' })
})

test('section 9: users are notified at 80 and 100 percent of a limit, and never where there is none', () => {
  expect([7, 8, 9, 10, 11].map(used => reachedLevel(used, 10))).toEqual([null, 80, 80, 100, 100])
  expect(reachedLevel(1_000, null)).toBeNull()
  expect(reachedLevel(4, 5)).toBe(80)
})
