import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import type { Attack } from './attack.ts'
import { scanBody } from './open-stage.ts'

const wide = (text: string) => text.replace(/[0-9]/g, digit => String.fromCharCode(0xff10 + Number(digit)))
const hex = (part: number) => `0x${part.toString(16)}`
const octal = (part: number) => `0${part.toString(8)}`

/** One address in every way that programs have been found to read it. */
function spell(parts: [number, number, number, number]): string[] {
  const [a, b, c, d] = parts
  const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
  const dotted = parts.join('.')
  const groups = [(a << 8) | b, (c << 8) | d].map(group => group.toString(16)).join(':')
  return [
    dotted,
    `${dotted}.`,
    String(whole),
    `0x${whole.toString(16)}`,
    `0${whole.toString(8)}`,
    parts.map(hex).join('.'),
    parts.map(octal).join('.'),
    `${hex(a)}.${b}.${octal(c)}.${d}`,
    `${a}.${(b << 16) | (c << 8) | d}`,
    `${a}.${b}.${(c << 8) | d}`,
    wide(dotted),
    dotted.replaceAll('.', '。'),
    dotted.replaceAll('.', '%2e'),
    `[::ffff:${dotted}]`,
    `[::ffff:${groups}]`,
    `[::${dotted}]`,
    `[64:ff9b::${groups}]`,
    `[2002:${groups}::]`,
    `[0:0:0:0:0:ffff:${groups}]`,
  ]
}

const targets: [number, number, number, number][] = [
  [127, 0, 0, 1],
  [127, 1, 2, 3],
  [0, 0, 0, 0],
  [10, 0, 0, 1],
  [172, 16, 0, 1],
  [192, 168, 1, 1],
  [169, 254, 169, 254],
  [100, 64, 0, 1],
  [198, 18, 0, 1],
  [224, 0, 0, 1],
  [255, 255, 255, 255],
]

const names = (port: number) => [
  `http://localhost:${port}/`,
  `http://LOCALHOST.:${port}/`,
  `http://a.localhost:${port}/`,
  `http://ip6-localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::]:${port}/`,
  `http://[fe80::1]:${port}/`,
  `http://[fd00::1]:${port}/`,
  `http://user:pass@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@example.com/`,
  `http://example.com@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}\\@example.com/`,
  `//127.0.0.1:${port}/`,
  `\\\\127.0.0.1:${port}\\`,
  `http:\\127.0.0.1:${port}/`,
  `http:127.0.0.1:${port}`,
  `ht\ttp://127.0.0.1:${port}/`,
  `http://127.0.0.1\n:${port}/`,
  `file:///etc/passwd`,
  `gopher://127.0.0.1:${port}/`,
  `view-source:http://127.0.0.1:${port}/`,
  `data:text/html,<h1>x</h1>`,
  `javascript:fetch('http://127.0.0.1:${port}')`,
]

export const addressForms: Attack = {
  name: 'address forms',
  proves: 'no spelling of a private address lets a scan reach it',
  async *run({ server, victim, signIn }, size) {
    const spelled = targets.flatMap(parts => spell(parts).map(host => `http://${host}:${victim.port}/`))
    const all = [...names(victim.port), ...spelled]
    const tried = size === 'whole' ? all : all.filter((_, index) => index % 6 === 0)
    let { client } = await signIn()
    for (const [index, url] of tried.entries()) {
      if (index % 100 === 99) client = (await signIn()).client
      const before = victim.connectionCount()
      const { status } = await client.call(scrapeWebsite, scanBody(url))
      const held = status === 422 && victim.connectionCount() === before
      yield { what: JSON.stringify(url), held, detail: `answered ${status}` }
    }
    server.clock.advance(3_600_000)
  },
}
