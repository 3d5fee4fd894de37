import { deleteSearchHistory, getSearches } from '@sondeo/contract/searches'
import { createShare, getSharedOrigin, getSharedPage, openShare, revokeShare } from '@sondeo/contract/shares'
import { fillAccount } from '../../apps/server/test/fill-account.ts'
import type { Attack } from './attack.ts'
import type { Stage } from './open-stage.ts'

const dayMs = 24 * 3_600_000

async function share({ server, signIn }: Stage) {
  const owner = await signIn()
  const { searchId, scanId, pageId } = await fillAccount(server.services.stores, owner.ownerId, server.clock.now())
  const make = async () => {
    const { body } = await owner.client.call(createShare, { searchId, days: 1 })
    return { token: body.path.split('/').at(-1) ?? '', shareId: body.share._id }
  }
  return { ...owner, searchId, scanId, pageId, make, ...(await make()) }
}

/** How the three calls that take a link answer a stranger. */
async function openAll(server: Stage['server'], token: string) {
  const stranger = server.client()
  const params = { token, place: '0-c0-0' }
  return [
    (await stranger.call(openShare, { token })).status,
    (await stranger.call(getSharedOrigin, { token, row: 0, column: 'precio' })).status,
    (await stranger.call(getSharedPage, undefined, { params })).status,
  ]
}

const isNothing = (statuses: readonly number[]) => statuses.every(status => status === 410)

export const links: Attack = {
  name: 'links',
  proves: 'a link shows one result and nothing else of its owner, ends when it should, and cannot be guessed quickly',
  async *run(stage) {
    const { server } = stage
    const { token, make, client, ownerId, searchId, scanId, pageId } = await share(stage)
    const { status, reply } = await server.client().call(openShare, { token })
    yield { what: 'a good link opens', held: status === 200, detail: `answered ${status}` }
    const user = await server.services.stores.users.find({ ownerId })
    for (const secret of [ownerId, searchId, scanId, pageId, user?.email ?? ownerId, 'tienda.example'])
      yield { what: 'what it shows names nobody and no id', held: !reply.body.includes(secret), detail: secret }
    const stranger = server.client()
    stranger.cookies.set('sondeo', token)
    const asCookie = (await stranger.call(getSearches)).status
    const asKey = (await server.client({ authorization: `Bearer ${token}` }).call(getSearches)).status
    yield {
      what: 'a link as a session or a key',
      held: asCookie === 401 && asKey === 401,
      detail: `${asCookie} ${asKey}`,
    }

    const near = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const [what, wrong] of [
      ['a link with one letter changed', near],
      ['a link in capitals', token.toUpperCase()],
      ['the hash of a link', await hashOf(token)],
      ['the id of the result as a link', searchId.padEnd(43, '0')],
    ] as const) {
      const answered = await openAll(server, wrong)
      yield { what, held: isNothing(answered), detail: `answered ${answered}` }
    }

    const revoked = await make()
    await client.call(revokeShare, { shareId: revoked.shareId })
    const ended = await openAll(server, revoked.token)
    yield { what: 'a revoked link', held: isNothing(ended), detail: `answered ${ended}` }

    // From one network, then from many addresses of one /64: both are one guesser.
    const open = (remoteAddress: string, guess: string) =>
      server.http.inject({ method: 'POST', url: openShare.path, payload: { token: guess }, remoteAddress })
    for (const [what, addressOf] of [
      ['guesses of one address', () => '198.51.100.90'],
      ['guesses of one /64', (guess: number) => `2001:db8:7:7::${guess.toString(16)}`],
    ] as const) {
      let refused = 0
      for (let guess = 0; guess < 80; guess++) {
        const made = `${guess}`.padStart(43, 'g')
        if ((await open(addressOf(guess), made)).statusCode === 429) refused++
      }
      yield { what, held: refused >= 19, detail: `${refused} of 80 refused` }
    }
    const honest = (await open('198.51.100.91', token)).statusCode
    yield { what: 'whoever has the link is served meanwhile', held: honest === 200, detail: `answered ${honest}` }

    await client.call(deleteSearchHistory, { searchId })
    const deleted = await openAll(server, token)
    yield { what: 'a link to a deleted result', held: isNothing(deleted), detail: `answered ${deleted}` }
    const late = await share(stage)
    server.clock.advance(dayMs + 1)
    const expired = await openAll(server, late.token)
    yield { what: 'an expired link', held: isNothing(expired), detail: `answered ${expired}` }
  },
}

const hashOf = async (token: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(token))).toString('base64url')
