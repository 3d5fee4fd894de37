import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFETIMES_MS } from '../lifetimes.ts'
import type { Stores } from '../stores.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe.each(ENGINES)('limits, usage and notices on the %s engine', engine => {
  let opened: TestDatabase
  let stores: Stores
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    stores = opened.database.stores
  })
  afterAll(() => opened.discard())

  const newOwner = () => opened.newOwner()

  test('a limit counts down, refuses with the time to wait, and opens again when its window ends', async () => {
    const limit = { key: 'sign-in:203.0.113.7', windowMs: 60_000, max: 2 }
    expect(await stores.limits.take({ ...limit, now })).toEqual({ allowed: true, remaining: 1, retryAfterMs: 0 })
    expect(await stores.limits.take({ ...limit, now })).toEqual({ allowed: true, remaining: 0, retryAfterMs: 0 })
    const refused = { allowed: false, remaining: 0, retryAfterMs: 50_000 }
    expect(await stores.limits.take({ ...limit, now: later(10_000) })).toEqual(refused)
    expect(await stores.limits.take({ ...limit, now: later(10_000) })).toEqual(refused)
    expect(await stores.limits.take({ ...limit, now: later(60_000) })).toMatchObject({ allowed: true, remaining: 1 })
    expect(await stores.limits.take({ ...limit, key: 'another', now })).toMatchObject({ allowed: true })
    await stores.limits.clear(limit.key)
    expect(await stores.limits.take({ ...limit, now: later(60_000) })).toMatchObject({ remaining: 1 })
  })

  test('many takers at the same moment get exactly as many as there are', async () => {
    const limit = { key: 'crowd', windowMs: 60_000, max: 5, now }
    const taken = await Promise.all(Array.from({ length: 20 }, () => stores.limits.take(limit)))
    expect(taken.filter(reply => reply.allowed)).toHaveLength(5)
  })

  test('of two calls at the last unit one wins', async () => {
    const ownerId = await newOwner()
    const unit = { ownerId, kind: 'report' as const, period: '2026-03', limit: 5, now }
    for (const index of [1, 2, 3, 4])
      expect(await stores.usage.reserve({ ...unit, searchId: `s${index}` })).toMatchObject({ result: 'reserved' })
    const tries = Array.from({ length: 6 }, (_, index) => stores.usage.reserve({ ...unit, searchId: `last${index}` }))
    const results = (await Promise.all(tries)).map(reply => reply.result).sort()
    expect(results).toEqual([...Array(5).fill('over-limit'), 'reserved'])
    expect(await stores.usage.count(unit)).toBe(5)
  })

  test('a unit is reserved once, settled once, and given back only while it is not settled', async () => {
    const ownerId = await newOwner()
    const unit = { ownerId, searchId: 's', kind: 'scan' as const }
    const reserve = () => stores.usage.reserve({ ...unit, period: '2026-03', limit: 1, now })
    expect(await stores.usage.settle({ ...unit, now })).toBe(false)
    expect(await reserve()).toEqual({ result: 'reserved', used: 1, isNew: true, isCredit: false })
    expect(await reserve()).toEqual({ result: 'reserved', used: 1, isNew: false, isCredit: false })
    expect(await stores.usage.release(unit)).toBe(true)
    expect(await stores.usage.release(unit)).toBe(false)
    expect(await reserve()).toMatchObject({ isNew: true })
    expect(await stores.usage.settle({ ...unit, now })).toBe(true)
    expect(await stores.usage.settle({ ...unit, now })).toBe(true)
    expect(await stores.usage.release(unit)).toBe(false)
    expect(await stores.usage.count({ ...unit, period: '2026-03' })).toBe(1)
    expect(await stores.usage.count({ ...unit, period: '2026-04' })).toBe(0)
  })

  test('units of one user, kind or period do not count for another, and no limit never refuses', async () => {
    const [ownerId, other] = [await newOwner(), await newOwner()]
    const unit = { ownerId, searchId: 's', kind: 'scan' as const, period: 'trial', limit: 1, now }
    expect(await stores.usage.reserve(unit)).toMatchObject({ result: 'reserved' })
    expect(await stores.usage.reserve({ ...unit, searchId: 't' })).toEqual({ result: 'over-limit', used: 1 })
    expect(await stores.usage.reserve({ ...unit, searchId: 't', limit: null })).toMatchObject({ used: 2 })
    expect(await stores.usage.reserve({ ...unit, kind: 'report' })).toMatchObject({ isNew: true })
    expect(await stores.usage.reserve({ ...unit, searchId: 'u', period: '2026-03' })).toMatchObject({ isNew: true })
    expect(await stores.usage.reserve({ ...unit, ownerId: other })).toMatchObject({ isNew: true, used: 1 })
    expect(await stores.usage.reserve({ ...unit, ownerId: 'nobody' })).toEqual({ result: 'not-found' })
    expect(await stores.usage.release({ ...unit, ownerId: other, searchId: 't' })).toBe(false)
  })

  test('a unit reserved by work that died is given back after its time, a settled one is not', async () => {
    const ownerId = await newOwner()
    const unit = { ownerId, kind: 'scan' as const, period: '2026-03', limit: null, now }
    await stores.usage.reserve({ ...unit, searchId: 'died' })
    await stores.usage.reserve({ ...unit, searchId: 'done' })
    await stores.usage.settle({ ...unit, searchId: 'done' })
    await stores.retention.removeExpired(later(LIFETIMES_MS.usageReservation + 1))
    expect(await stores.usage.list({ ownerId })).toMatchObject([{ state: 'settled' }])
  })

  test('past the limit a bought credit is taken, once each, and comes back when the work delivered nothing', async () => {
    const ownerId = await newOwner()
    const unit = { ownerId, kind: 'report' as const, period: '2026-03', limit: 1, now }
    const purchase = { ownerId, kind: 'report' as const, units: 2, reference: 'payment-1', now }
    expect(await stores.credits.add(purchase)).toBe(true)
    expect(await stores.credits.add(purchase)).toBe(false)
    expect(await stores.usage.reserve({ ...unit, searchId: 'plan' })).toMatchObject({ isCredit: false, used: 1 })
    const crowd = ['a', 'b', 'c', 'd'].map(searchId => stores.usage.reserve({ ...unit, searchId }))
    const results = await Promise.all(crowd)
    expect(results.map(({ result }) => result).sort()).toEqual(['over-limit', 'over-limit', 'reserved', 'reserved'])
    expect(await stores.credits.countLeft({ ownerId })).toEqual({ report: 0, scan: 0 })
    const taken = ['a', 'b', 'c', 'd'].filter((_, index) => results[index]?.result === 'reserved')
    expect(await stores.usage.release({ ...unit, searchId: taken[0] ?? '' })).toBe(true)
    expect(await stores.credits.countLeft({ ownerId })).toEqual({ report: 1, scan: 0 })
    await stores.retention.removeExpired(later(LIFETIMES_MS.usageReservation + 1))
    expect(await stores.credits.countLeft({ ownerId })).toEqual({ report: 2, scan: 0 })
    expect(await stores.usage.reserve({ ...unit, kind: 'scan', limit: 0, searchId: 'x' })).toMatchObject({
      result: 'over-limit',
    })
  })

  test('a plan changes only for who decided on its latest version', async () => {
    const ownerId = await newOwner()
    const change = (plan: 'standard' | 'pro', decidedOn: number) =>
      stores.users.changePlan({ ownerId, facts: { plan }, decidedOn, now })
    const changed = await Promise.all([change('pro', 0), change('standard', 0)])
    expect(changed.filter(user => user !== null)).toHaveLength(1)
    expect(await change('standard', 1)).toMatchObject({ plan: 'standard', planVersion: 2 })
  })

  test('an event of the payment service is remembered, and forgotten after its time', async () => {
    expect(await stores.billingEvents.isKnown('evt_1')).toBe(false)
    await stores.billingEvents.remember({ eventId: 'evt_1', now })
    await stores.billingEvents.remember({ eventId: 'evt_1', now })
    expect(await stores.billingEvents.isKnown('evt_1')).toBe(true)
    await stores.retention.removeExpired(later(LIFETIMES_MS.billingEvent + 1))
    expect(await stores.billingEvents.isKnown('evt_1')).toBe(false)
  })

  test('reading rules are their owner’s only', async () => {
    const [ownerId, other] = [await newOwner(), await newOwner()]
    const ruleId = await stores.readingRules.create({ ownerId, rule: { host: 'a.example' }, now })
    expect(await stores.readingRules.list({ ownerId: other })).toEqual([])
    expect(await stores.readingRules.replace({ ownerId: other, ruleId, rule: {}, now })).toBe(false)
    expect(await stores.readingRules.remove({ ownerId: other, ruleId })).toBe(false)
    expect(await stores.readingRules.replace({ ownerId, ruleId, rule: { host: 'b.example' }, now })).toBe(true)
    expect(await stores.readingRules.list({ ownerId })).toMatchObject([{ id: ruleId, rule: { host: 'b.example' } }])
    expect(await stores.readingRules.remove({ ownerId, ruleId })).toBe(true)
  })

  test('a notice is claimed by one caller only', async () => {
    const notice = { ownerId: await newOwner(), kind: 'scans-80', period: '2026-03', now }
    const claims = await Promise.all([1, 2, 3, 4].map(() => stores.notices.claim(notice)))
    expect(claims.filter(isMine => isMine)).toHaveLength(1)
    await stores.notices.giveBack(notice)
    expect(await stores.notices.claim(notice)).toBe(true)
    expect(await stores.notices.claim({ ...notice, period: '2026-04' })).toBe(true)
  })
})
