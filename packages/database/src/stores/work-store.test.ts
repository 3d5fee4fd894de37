import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFETIMES_MS } from '../lifetimes.ts'
import { newId } from '../new-id.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe.each(ENGINES)('work on %s', engine => {
  let opened: TestDatabase
  let ownerId = ''
  let strangerId = ''
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    const make = async (email: string) => {
      const made = await opened.database.stores.users.create({ email, passwordHash: null, now })
      return made.result === 'created' ? made.user.id : ''
    }
    ownerId = await make('ana@example.com')
    strangerId = await make('luis@example.com')
  })
  afterAll(() => opened.discard())
  const store = () => opened.database.stores.work
  const begin = (key: string, at = now) =>
    store().begin({ ownerId, workId: newId(), tool: 'website', key, info: { url: key }, now: at })

  test('the same call while one runs joins it, even at the same moment', async () => {
    const outcomes = await Promise.all([begin('same'), begin('same'), begin('same')])
    expect(outcomes.filter(({ result }) => result === 'begun')).toHaveLength(1)
    expect(new Set(outcomes.map(({ workId }) => workId)).size).toBe(1)
  })

  test('after the end the same call begins anew', async () => {
    const first = await begin('again')
    await store().finish({ ownerId, workId: first.workId, state: 'done', outcome: { ok: 1 }, now })
    expect((await begin('again')).result).toBe('begun')
  })

  test('work that fell silent is given up by the next call', async () => {
    const dead = await begin('silent')
    await store().report({ ownerId, workId: dead.workId, progress: null, now: later(1) })
    const next = await begin('silent', later(LIFETIMES_MS.silentWork + 2))
    expect(next.result).toBe('begun')
    expect((await store().find({ ownerId, workId: dead.workId }))?.state).toBe('failed')
  })

  test('what waits for its turn is not taken for dead, and what died while it worked is listed', async () => {
    const waiting = await begin('waiting')
    const dead = await begin('dead')
    await store().report({ ownerId, workId: dead.workId, progress: null, now: later(1) })
    const listed = async (at: Date) => (await store().listSilent({ now: at })).map(({ workId }) => workId)
    expect(await listed(later(1000))).not.toContain(dead.workId)
    const muchLater = later(LIFETIMES_MS.silentWork + 1000)
    expect(await listed(muchLater)).toContain(dead.workId)
    expect(await listed(muchLater)).not.toContain(waiting.workId)
    expect(await begin('waiting', muchLater)).toEqual({ result: 'joined', workId: waiting.workId })
  })

  test('progress, the wish to stop and the outcome are seen by whoever asks', async () => {
    const { workId } = await begin('progress')
    expect(await store().report({ ownerId, workId, progress: { pages: 3 }, now })).toEqual({ stopRequested: false })
    expect(await store().requestStop({ ownerId, workId })).toBe(true)
    expect(await store().report({ ownerId, workId, progress: { pages: 4 }, now })).toEqual({ stopRequested: true })
    expect(await store().finish({ ownerId, workId, state: 'done', outcome: { rows: 9 }, now })).toBe(true)
    expect(await store().finish({ ownerId, workId, state: 'failed', outcome: null, now })).toBe(false)
    const found = await store().find({ ownerId, workId })
    expect(found).toMatchObject({
      state: 'done',
      info: { url: 'progress' },
      progress: { pages: 4 },
      outcome: { rows: 9 },
    })
    expect(await store().report({ ownerId, workId, progress: null, now })).toBeNull()
  })

  test('what ended unseen is listed until it is seen', async () => {
    const { workId } = await begin('unseen')
    await store().finish({ ownerId, workId, state: 'done', outcome: null, now })
    const ids = async () => (await store().listOpen({ ownerId, now })).map(({ id }) => id)
    expect(await ids()).toContain(workId)
    await store().markSeen({ ownerId, workId })
    expect(await ids()).not.toContain(workId)
  })

  test('work that its process gave back is not taken for dead, however long its turn takes', async () => {
    const { workId } = await begin('given back')
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const silent = async () => (await store().listSilent({ now: later(100) })).map(one => one.workId)
    await store().report({ ownerId, workId, progress: { pages: 3 }, now: later(1) })
    expect(await silent()).toContain(workId)
    await store().giveBack({ ownerId: strangerId, workId })
    expect(await silent()).toContain(workId)
    await store().giveBack({ ownerId, workId })
    expect(await silent()).not.toContain(workId)
    expect(await store().find({ ownerId, workId })).toMatchObject({ state: 'running', progress: { pages: 3 } })
  })

  test('work of somebody else cannot be seen, stopped or ended', async () => {
    const { workId } = await begin('mine')
    const theirs = { ownerId: strangerId, workId }
    expect(await store().find(theirs)).toBeNull()
    expect(await store().requestStop(theirs)).toBe(false)
    expect(await store().finish({ ...theirs, state: 'done', outcome: null, now })).toBe(false)
    expect(await store().listOpen({ ownerId: strangerId, now })).toEqual([])
  })
})
