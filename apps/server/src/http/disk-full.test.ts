import { readdirSync } from 'node:fs'
import { login, register } from '@sondeo/contract/accounts'
import { getSearches } from '@sondeo/contract/searches'
import { mountSmallDisk } from '@sondeo/test-kit/mount-small-disk'
import { expect, test } from 'vitest'
import { password, registerSomebody, signInAgain } from '../../test/people.ts'
import { runProgram } from '../../test/run-program.ts'
import { startTestServer } from '../../test/start-test-server.ts'

const disk = mountSmallDisk(260)
if (!disk) console.info('Not tried with a full disk: only root can mount a small one, on Linux.')

test.skipIf(!disk)('on a full disk reading goes on, writing says so, and all is well when there is room', async () => {
  if (!disk) return
  const lines: string[] = []
  const server = await startTestServer({
    engine: 'embedded',
    works: true,
    env: { DATA_DIR: disk.folder },
    onLog: line => lines.push(line),
  })
  try {
    const { client, email, user } = await registerSomebody(server)
    const document = { prompt: 'p', content: '[]', summary: null, details: {} }
    const saved = { ownerId: user._id, tool: 'website', name: 'guardada', documentVersion: 1, document } as const
    await server.services.stores.searches.create({ ...saved, now: server.clock.now() })
    expect((await server.http.inject('/readyz')).json()).toEqual({ ok: true })
    lines.length = 0
    disk.fill()
    const findFault = async () => (await server.http.inject('/readyz')).json()
    await expect.poll(findFault).toEqual({ ok: true, storage: 'full' })

    const body = { username: 'nadie', email: 'nadie@example.com', password, confirmPassword: password }
    for (let attempt = 0; attempt < 3; attempt++) {
      const refused = await server.client().call(register, body)
      expect([refused.status, refused.body]).toMatchObject([503, { code: 'cannot_save', retryAfterSeconds: 60 }])
    }
    const large = { ...saved, document: { ...document, content: JSON.stringify('x'.repeat(3_000_000)) } }
    await expect(server.services.stores.searches.create({ ...large, now: server.clock.now() })).rejects.toThrow()
    const reader = await signInAgain(server, email)
    expect((await reader.call(getSearches)).body).toMatchObject({ searches: [{ name: 'guardada' }] })
    expect((await client.call(getSearches)).status).toBe(200)
    const unfinished = readdirSync(disk.folder, { recursive: true }).filter(name => String(name).endsWith('.part'))
    expect(unfinished).toEqual([])
    const told = lines.filter(line => line.includes('disk is full'))
    expect(told.length).toBeGreaterThan(0)
    expect(told.join()).not.toMatch(/\s+at .*\.ts/)

    disk.makeRoom()
    await expect.poll(findFault).toEqual({ ok: true })
    expect((await server.client().call(login, { email: body.email, password })).status).toBe(401)
    expect((await server.client().call(register, body)).status).toBe(200)
  } finally {
    await server.discard()
  }
})

test.skipIf(!disk)('a start on a full disk ends with one sentence', async () => {
  if (!disk) return
  disk.fill()
  const env = { DATA_DIR: `${disk.folder}/new`, PORT: '39555' }
  const { code, err } = await runProgram('start-all.ts', [], { env })
  disk.discard()
  expect([code, err.trim()]).toEqual([1, 'The disk is full: nothing can be saved. Make room, then start again.'])
})
