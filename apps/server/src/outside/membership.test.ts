import { type MembershipBehaviour, startMembership } from '@sondeo/test-kit/stand-ins/start-membership'
import { expect, test } from 'vitest'
import { buildMembership } from './membership.ts'

const members = { 'ana@network.test': 'membership password' }

test('a member with the right password is known, anybody else is a stranger', async () => {
  const network = await startMembership(members)
  const ask = buildMembership(network.loginUrl)
  expect(await ask('ana@network.test', 'membership password')).toBe('member')
  expect(await ask('ana@network.test', 'wrong')).toBe('stranger')
  expect(await ask('eva@network.test', 'membership password')).toBe('stranger')
  await network.close()
})

test.each<MembershipBehaviour>(['fail', 'busy', 'redirect', 'hang'])(
  'a network that does %s is unreachable',
  async how => {
    const network = await startMembership(members)
    network.behave(how)
    const ask = buildMembership(network.loginUrl, 200)
    expect(await ask('ana@network.test', 'membership password')).toBe('unreachable')
    expect(network.asked).toEqual(['ana@network.test'])
    await network.close()
  },
)
