import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { checkUrl } from './check-url.ts'
import { createGuard, type GuardOptions } from './create-guard.ts'
import { createPortBudget } from './port-budget.ts'

const PUBLIC = '93.184.216.34'

/** A guard whose names and connections are ours: it records every address it would have connected to. */
function recordingGuard(
  options: Pick<GuardOptions, 'allow' | 'mayOpenPort'> & { names?: Record<string, string[][]> } = {},
) {
  const dialled: string[] = []
  const asked: string[] = []
  const guard = createGuard({
    allow: options.allow ?? [],
    ...(options.mayOpenPort && { mayOpenPort: options.mayOpenPort }),
    resolve: async host => {
      asked.push(host)
      const answers = options.names?.[host]
      if (!answers) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    },
    dial: async ({ address, port }) => {
      dialled.push(`${address} ${port}`)
      return new Socket()
    },
  })
  const open = async (address: string) => {
    const url = checkUrl(address)
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
    return await guard.open({ hostname: url.hostname, port, timeoutMs: 300_000 })
  }
  return { guard, open, dialled, asked }
}

test.each([
  ['decimal', 'http://2130706433/', 'loopback'],
  ['octal', 'http://0177.0.0.1/', 'loopback'],
  ['long octal', 'http://00000177.0.0.1/', 'loopback'],
  ['hex', 'http://0x7f000001/', 'loopback'],
  ['hex by parts', 'http://0x7f.0x0.0x0.0x1/', 'loopback'],
  ['short', 'http://127.1/', 'loopback'],
  ['shorter', 'http://0/', 'unspecified'],
  ['mixed', 'http://0x7f.1/', 'loopback'],
  ['decimal metadata', 'http://2852039166/', 'metadata'],
  ['octal metadata', 'http://0251.0376.0251.0376/', 'metadata'],
  ['trailing dot', 'http://127.0.0.1./', 'loopback'],
  ['full-width digits', 'http://１２７.０.０.１/', 'loopback'],
  ['circled digits', 'http://①②⑦.⓪.⓪.①/', 'loopback'],
  ['ideographic full stops', 'http://127。0。0。1/', 'loopback'],
  ['percent-encoded digits', 'http://%31%32%37.0.0.1/', 'loopback'],
  ['percent-encoded full-width', 'http://%EF%BC%91%32%37.0.0.1/', 'loopback'],
  ['soft hyphen', 'http://127.0\u00AD.0.1/', 'loopback'],
  ['backslashes', 'http:\\\\127.0.0.1\\', 'loopback'],
  ['no slashes', 'http:127.0.0.1', 'loopback'],
  ['many slashes', 'http://///127.0.0.1/', 'loopback'],
  ['IPv6 loopback', 'http://[::1]/', 'loopback'],
  ['IPv6 written out', 'http://[0000:0000:0000:0000:0000:0000:0000:0001]/', 'loopback'],
  ['IPv6 unspecified', 'http://[::]/', 'unspecified'],
  ['mapped', 'http://[::ffff:127.0.0.1]/', 'ipv4-mapped'],
  ['mapped in hex', 'http://[::ffff:7f00:1]/', 'ipv4-mapped'],
  ['mapped public', 'http://[::ffff:8.8.8.8]/', 'ipv4-mapped'],
  ['compatible', 'http://[::127.0.0.1]/', 'ipv4-compatible'],
  ['NAT64', 'http://[64:ff9b::127.0.0.1]/', 'nat64'],
  ['6to4', 'http://[2002:7f00:1::]/', '6to4'],
  ['Teredo', 'http://[2001:0:7f00:1::]/', 'teredo'],
  ['unique local', 'http://[fd00::1]/', 'private'],
  ['link-local', 'http://[fe80::1]/', 'link-local'],
  ['multicast', 'http://[ff02::1]/', 'multicast'],
  ['private', 'http://192.168.0.1/', 'private'],
  ['private', 'https://10.0.0.1:8443/', 'private'],
  ['metadata', 'http://169.254.169.254/latest/meta-data/', 'metadata'],
  ['metadata in IPv6', 'http://[fd00:ec2::254]/', 'metadata'],
  ['broadcast', 'http://255.255.255.255/', 'broadcast'],
])('a literal address is shut in any spelling (%s): %s', async (_, address, because) => {
  const { open, dialled, asked } = recordingGuard()
  await expect(open(address)).rejects.toMatchObject({ why: { kind: 'blocked-address', because } })
  expect({ dialled, asked }).toEqual({ dialled: [], asked: [] })
})

test.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'a.b.localhost.',
  'ｌｏｃａｌｈｏｓｔ',
  'LocalHo%73t',
])('a name of this machine is shut without being looked up: %s', async name => {
  const { open, dialled, asked } = recordingGuard()
  await expect(open(`http://${name}/`)).rejects.toMatchObject({
    why: { kind: 'blocked-address', because: 'local-name' },
  })
  expect({ dialled, asked }).toEqual({ dialled: [], asked: [] })
})

test('a name that leads inside is shut, also with a dot at its end', async () => {
  const names = {
    'inside.example': [['10.1.2.3']],
    'inside.example.': [['10.1.2.3']],
    'meta.example': [['169.254.169.254']],
  }
  const { open, dialled } = recordingGuard({ names })
  await expect(open('http://inside.example/')).rejects.toMatchObject({ why: { because: 'private' } })
  await expect(open('http://inside.example./')).rejects.toMatchObject({ why: { because: 'private' } })
  await expect(open('http://meta.example/')).rejects.toMatchObject({ why: { because: 'metadata' } })
  expect(dialled).toEqual([])
})

test.each([
  [[PUBLIC, '127.0.0.1']],
  [['127.0.0.1', PUBLIC]],
  [[PUBLIC, '2606:4700::1111', '::1']],
  [[PUBLIC, '::ffff:10.0.0.1']],
  [[PUBLIC, 'not an address']],
])('one bad answer among good ones shuts a name: %j', async answers => {
  const { open, dialled } = recordingGuard({ names: { 'mixed.example': [answers] } })
  await expect(open('http://mixed.example/')).rejects.toMatchObject({ why: { kind: 'blocked-address' } })
  expect(dialled).toEqual([])
})

test('a public name is looked up once and connected to by the very address that was checked', async () => {
  const { open, dialled, asked } = recordingGuard({ names: { 'shop.example': [[PUBLIC], ['127.0.0.1']] } })
  await open('https://shop.example/')
  expect({ dialled, asked }).toEqual({ dialled: [`${PUBLIC} 443`], asked: ['shop.example'] })
})

test('a name that turns private on the second connection is shut then', async () => {
  const { open, dialled } = recordingGuard({ names: { 'rebind.example': [[PUBLIC], ['127.0.0.1']] } })
  await open('http://rebind.example/')
  await expect(open('http://rebind.example/')).rejects.toMatchObject({ why: { because: 'loopback' } })
  expect(dialled).toEqual([`${PUBLIC} 80`])
})

test.each([21, 22, 25, 53, 110, 143, 445, 587, 1023])(
  'port %i is shut, on literal addresses and on names',
  async port => {
    const { open, dialled, asked } = recordingGuard({ names: { 'shop.example': [[PUBLIC]] } })
    await expect(open(`http://${PUBLIC}:${port}/`)).rejects.toMatchObject({ why: { because: 'port', port } })
    await expect(open(`http://shop.example:${port}/`)).rejects.toMatchObject({ why: { because: 'port', port } })
    expect({ dialled, asked }).toEqual({ dialled: [], asked: [] })
  },
)

test.each([80, 443, 1024, 8080, 65_535])('port %i is open', async port => {
  const { open, dialled } = recordingGuard()
  await open(`http://${PUBLIC}:${port}/`)
  expect(dialled).toEqual([`${PUBLIC} ${port}`])
})

test('a name that nobody knows is told apart from one that cannot be looked up now', async () => {
  const { open } = recordingGuard({ names: { 'empty.example': [[]] } })
  await expect(open('http://unknown.example/')).rejects.toMatchObject({
    why: { kind: 'no-such-host', isTemporary: false },
  })
  await expect(open('http://empty.example/')).rejects.toMatchObject({
    why: { kind: 'no-such-host', isTemporary: false },
  })
  const offline = createGuard({ resolve: () => Promise.reject(Object.assign(new Error(), { code: 'EAI_AGAIN' })) })
  expect(await offline.decide({ hostname: 'a.example', port: 80 })).toMatchObject({ why: { isTemporary: true } })
})

test('of one address only a few ports are opened within an hour, under whatever name: nobody scans ports by it', async () => {
  let now = 0
  const names = { 'a.example': [[PUBLIC]], 'b.example': [[PUBLIC]], 'c.example': [['93.184.216.35']] }
  const { open, dialled } = recordingGuard({ names, mayOpenPort: createPortBudget(() => now) })
  for (let port = 8000; port < 8016; port++) await open(`http://${port % 2 ? 'a' : 'b'}.example:${port}/`)
  for (const host of ['a.example', 'b.example', PUBLIC, `[::ffff:${PUBLIC}]`])
    await expect(open(`http://${host}:9200/`)).rejects.toMatchObject({ why: { kind: 'blocked-address' } })
  expect(dialled).toHaveLength(16)
  // What is known stays open, and so do others and the usual ports.
  await Promise.all(['http://a.example:8000/', 'https://a.example/', 'http://c.example:9200/'].map(open))
  expect(dialled).toHaveLength(19)
  now += 3_600_001
  await open('http://a.example:9200/')
  expect(dialled.at(-1)).toBe(`${PUBLIC} 9200`)
})

test('a pair on the allow list opens that address at that port, whatever the spelling, and nothing beside it', async () => {
  const { open, dialled } = recordingGuard({ allow: [{ host: '127.0.0.1', port: 81 }] })
  await open('http://127.0.0.1:81/')
  await open('http://0x7f.1:81/')
  await expect(open('http://127.0.0.1:82/')).rejects.toMatchObject({ why: { because: 'port' } })
  await expect(open('http://127.0.0.1:8081/')).rejects.toMatchObject({ why: { because: 'loopback' } })
  await expect(open('http://127.0.0.2:81/')).rejects.toThrow()
  await expect(open('http://localhost:81/')).rejects.toThrow()
  await expect(open('http://[::1]:81/')).rejects.toThrow()
  expect(dialled).toEqual(['127.0.0.1 81', '127.0.0.1 81'])
})

test('a name on the allow list may lead to private networks but not to machine secrets', async () => {
  const allow = ['intranet.example', 'meta.example', 'localhost'].map(host => ({ host, port: 8080 }))
  const names = {
    'intranet.example': [['10.0.0.7']],
    'meta.example': [['169.254.169.254']],
    localhost: [['127.0.0.1']],
  }
  const { open, dialled } = recordingGuard({ names, allow })
  await open('http://intranet.example:8080/')
  await open('http://localhost:8080/')
  await expect(open('http://meta.example:8080/')).rejects.toMatchObject({ why: { because: 'metadata' } })
  await expect(open('http://intranet.example:8081/')).rejects.toMatchObject({ why: { because: 'private' } })
  expect(dialled).toEqual(['10.0.0.7 8080', '127.0.0.1 8080'])
})

test('a name listed for another host does not open a name that leads to the same address', async () => {
  const { open, dialled } = recordingGuard({
    names: { 'evil.example': [['127.0.0.1']] },
    allow: [{ host: '127.0.0.1', port: 8080 }],
  })
  await expect(open('http://evil.example:8080/')).rejects.toMatchObject({ why: { because: 'loopback' } })
  expect(dialled).toEqual([])
})

test.each(['127.0.0.1:80', 'a/../b', 'a@b', 'a\\b', 'a?b', 'a#b', '', ' ', '%31', '127.0.0.1 ', '[::1', 'a\u0000b'])(
  'whoever asks with something that is no bare host gets no: %j',
  async hostname => {
    const { guard, asked } = recordingGuard()
    expect(await guard.decide({ hostname, port: 80 })).toMatchObject({ ok: false })
    expect(asked).toEqual([])
  },
)

test.each(['0x7f.1', '2130706433', '１２７.1', '[::1]', '::1', '[::ffff:7f00:1]'])(
  'whoever asks with the raw spelling %s is judged on what it means',
  async hostname => {
    const { guard } = recordingGuard()
    expect(await guard.decide({ hostname, port: 80 })).toMatchObject({ ok: false, why: { kind: 'blocked-address' } })
  },
)

test('when the first address does not answer the next one is tried', async () => {
  const dialled: string[] = []
  const guard = createGuard({
    resolve: async () => ['2606:4700::1111', PUBLIC],
    dial: async ({ address }) => {
      dialled.push(address)
      if (address !== PUBLIC) throw new Error('unreachable')
      return new Socket()
    },
  })
  await guard.open({ hostname: 'shop.example', port: 443, timeoutMs: 300_000 })
  expect(dialled).toEqual(['2606:4700::1111', PUBLIC])
})

test('the machine’s own public addresses are shut, in every spelling, unless the operator names the pair', async () => {
  const own = { listOwn: () => new Set(['93.184.216.34', '2001:4860:4860:0:0:0:0:8888']) }
  const resolve = async () => ['93.184.216.34']
  const guard = createGuard({ ...own, resolve })
  for (const hostname of ['93.184.216.34', '[2001:4860:4860::8888]', 'mine.example']) {
    const decision = await guard.decide({ hostname, port: 443 })
    expect(decision, hostname).toMatchObject({ ok: false, why: { kind: 'blocked-address', because: 'own-address' } })
  }
  expect(await guard.decide({ hostname: '93.184.216.35', port: 443 })).toMatchObject({ ok: true })
  const allowing = createGuard({ ...own, resolve, allow: [{ host: 'mine.example', port: 443 }] })
  expect(await allowing.decide({ hostname: 'mine.example', port: 443 })).toMatchObject({ ok: true })
})
