import { ENGINES, openTestDatabase, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const now = new Date('2026-03-05T12:00:00.000Z')

describe.each(ENGINES)('a profile change on the %s engine', engine => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.discard())

  async function createUser(username: string) {
    const { users, sessions } = opened.database.stores
    const made = await users.create({ email: `${username}@example.com`, username, passwordHash: 'old', now })
    if (made.result !== 'created') throw new Error(made.result)
    const start = () => sessions.start({ ownerId: made.user.id, passwordHash: 'old', now })
    return { ownerId: made.user.id, kept: (await start()) ?? '', other: (await start()) ?? '' }
  }

  test('name, username and password change together, and only this session stays', async () => {
    const { users, sessions } = opened.database.stores
    const { ownerId, kept, other } = await createUser('ana')
    const password = { hash: 'new', keepToken: kept }
    const changed = await users.updateProfile({ ownerId, name: 'Ana', username: 'ana2', password, now })
    expect(changed).toMatchObject({ result: 'updated', user: { name: 'Ana', username: 'ana2' } })
    expect((await users.findForSignIn('ana@example.com'))?.passwordHash).toBe('new')
    expect(await sessions.find({ token: kept, now })).not.toBeNull()
    expect(await sessions.find({ token: other, now })).toBeNull()
  })

  test('a username that is taken leaves name, password and sessions as they were', async () => {
    const { users, sessions } = opened.database.stores
    await createUser('neighbour')
    const { ownerId, kept, other } = await createUser('eva')
    const password = { hash: 'new', keepToken: kept }
    const refused = await users.updateProfile({ ownerId, name: 'Eva', username: 'Neighbour', password, now })
    expect(refused).toEqual({ result: 'username-taken' })
    expect(await users.findForSignIn('eva@example.com')).toMatchObject({ passwordHash: 'old', user: { name: null } })
    expect(await sessions.find({ token: other, now })).not.toBeNull()
  })
})
