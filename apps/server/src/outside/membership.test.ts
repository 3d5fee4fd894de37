import { holdTimeLimits } from '@sondeo/test-kit/hold-time-limits'
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
    using time = holdTimeLimits(200)
    const network = await startMembership(members)
    network.behave(how)
    const ask = buildMembership(network.loginUrl, 200)
    const answer = ask('ana@network.test', 'membership password')
    await expect.poll(() => network.asked).toEqual(['ana@network.test'])
    time.runOut()
    expect(await answer).toBe('unreachable')
    await network.close()
  },
)
