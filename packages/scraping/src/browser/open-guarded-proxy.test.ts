import { connect } from 'node:net'
import { startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuard } from '../guard/create-guard.ts'
import { type GuardedProxy, openGuardedProxy } from './open-guarded-proxy.ts'

let site: Awaited<ReturnType<typeof startSite>>
let proxy: GuardedProxy
beforeAll(async () => {
  site = await startSite({ '*': '<p>dentro</p>' })
  proxy = await openGuardedProxy(createGuard({ allow: [site] }))
})
afterAll(async () => {
  await proxy.close()
  await site.close()
})

/** What comes back for bytes as they stand. */
function say(text: string): Promise<string> {
  return new Promise(resolve => {
    let heard = ''
    const socket = connect(Number(new URL(proxy.address).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', data => {
      heard += data
      if (heard.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''))
  })
}

const pass = () =>
  `Proxy-Authorization: Basic ${Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64')}\r\n`

test('only who knows the password gets anything through', async () => {
  const ask = (headers: string) =>
    say(`GET ${site.url}/ HTTP/1.1\r\nHost: ${site.host}\r\n${headers}Connection: close\r\n\r\n`)
  expect(await ask('')).toContain('407')
  expect(await ask(`Proxy-Authorization: Basic ${Buffer.from('sondeo:wrong').toString('base64')}\r\n`)).toContain('407')
  expect(await say(`CONNECT ${site.host}:${site.port} HTTP/1.1\r\n\r\n`)).toContain('407')
  expect(site.requests).toEqual([])
  expect(await ask(pass())).toContain('200')
})

test('no bytes a stranger sends end the process', async () => {
  const { port } = new URL(proxy.address)
  for (const line of [
    `GET http://%E0%A4%A@127.0.0.1:${port}/`,
    'GET http://%/',
    'GET http://[/',
    'GET /',
    'CONNECT :0',
    'CONNECT %00:1',
    'GET http://a:b:c@x/',
    'POST http://\u0000/',
  ])
    await say(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(await say(`GET ${site.url}/ HTTP/1.1\r\nHost: ${site.host}\r\n${pass()}Connection: close\r\n\r\n`)).toContain(
    '200',
  )
})
