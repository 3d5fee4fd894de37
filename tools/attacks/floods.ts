import { connect, type Socket } from 'node:net'
import { login } from '@sondeo/contract/accounts'
import type { Attack } from './attack.ts'
import type { Stage } from './open-stage.ts'

async function timeHealthMs({ url }: Stage): Promise<number> {
  const startedAt = performance.now()
  const reply = await fetch(`${url}/healthz`)
  await reply.text()
  return reply.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}

// In the test command other suites run beside this one.
const MAX_WAIT_MS = { short: 15_000, whole: 3000 }

export const floods: Attack = {
  name: 'floods',
  proves: 'slow clients, guessers and many calls at once do not keep others from being answered',
  async *run(stage, size) {
    const { url, server, signIn } = stage
    const isSoon = (ms: number) => ms < MAX_WAIT_MS[size]
    const port = Number(new URL(url).port)
    const many = size === 'whole' ? 400 : 60
    const sockets: Socket[] = []
    for (let index = 0; index < many; index++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `POST ${login.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
      )
      sockets.push(socket)
    }
    const whileSlow = await timeHealthMs(stage)
    yield { what: `${many} clients that never finish`, held: isSoon(whileSlow), detail: `${whileSlow.toFixed(0)} ms` }
    for (const socket of sockets) socket.destroy()

    const { token } = await signIn()
    const headers = { cookie: `sondeo=${token}` }
    const calls = Array.from({ length: many }, () =>
      fetch(`${url}/api/get-searches`, { headers }).then(reply => reply.status),
    )
    const whileBusy = await timeHealthMs(stage)
    const statuses = new Set(await Promise.all(calls))
    yield {
      what: `${many} calls at once`,
      held: isSoon(whileBusy) && [...statuses].every(status => status === 200 || status === 429),
      detail: `${whileBusy.toFixed(0)} ms, ${[...statuses]}`,
    }

    const guess = (remoteAddress: string) =>
      server.http.inject({
        method: 'POST',
        url: login.path,
        payload: { email: 'a@example.com', password: '' },
        remoteAddress,
      })
    let refused = 0
    for (let index = 0; index < 70; index++)
      if ((await guess(`2001:db8:9:9::${index.toString(16)}`)).statusCode === 429) refused++
    yield { what: '70 addresses of one /64 are one caller', held: refused >= 59, detail: `${refused} refused` }
    const owner = await guess('198.51.100.77')
    yield { what: 'the owner is still heard', held: owner.statusCode === 400, detail: `answered ${owner.statusCode}` }
    const big = await server.http.inject({
      method: 'POST',
      url: login.path,
      payload: { email: 'x'.repeat(2_000_000) },
      remoteAddress: '198.51.100.78',
    })
    yield { what: 'a body of two megabytes', held: big.statusCode === 413, detail: `answered ${big.statusCode}` }
    server.clock.advance(3_600_000)
  },
}
