import { expect, test } from 'vitest'
import { isProxyRange, trustProxies } from './trusted-proxies.ts'

test.each([
  ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['128.0.0.1', '::2', '10.0.0.1']],
  ['uniquelocal', ['10.1.2.3', '172.31.0.1', '192.168.0.9', 'fd00::1'], ['172.32.0.1', '127.0.0.1', 'fe80::1']],
  ['linklocal', ['169.254.1.1', 'fe80::1'], ['10.0.0.1', 'fec0::1']],
  ['203.0.113.0/24', ['203.0.113.1', '203.0.113.255', '::ffff:203.0.113.7'], ['203.0.114.1']],
  ['203.0.113.7', ['203.0.113.7'], ['203.0.113.8']],
  ['2001:db8::/32', ['2001:db8:1::1'], ['2001:db9::1', '32.1.13.184']],
  ['2001:db8::7', ['2001:db8::7', '2001:DB8:0:0::7'], ['2001:db8::8']],
])('who is among %s is believed, and nobody else', (range, trusted, others) => {
  const isTrusted = trustProxies([range])
  // Twice, because the second answer is a remembered one.
  for (const _ of [1, 2]) {
    expect(trusted.filter(address => !isTrusted(address))).toEqual([])
    expect(others.filter(isTrusted)).toEqual([])
  }
})

test('what is no address is never believed, however many of them come', () => {
  const isTrusted = trustProxies(['loopback', '198.51.100.0/24'])
  for (const text of ['', 'localhost', '127.0.0.1, 127.0.0.1', 'unknown', '127.1', '::1%lo\n']) {
    expect([text, isTrusted(text)]).toEqual([text, false])
  }
  for (let nth = 0; nth < 5_000; nth++) expect(isTrusted(`made up ${nth}`)).toBe(false)
  expect(isTrusted('198.51.100.1')).toBe(true)
})

test('what names no range, or everybody, is refused before it is believed', () => {
  const ranges = ['loopback', '10.0.0.0/8', '203.0.113.7', '2001:db8::/32']
  expect(ranges.filter(isProxyRange)).toEqual(ranges)
  expect(['', 'proxy', '999.1.1.1', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8/8'].filter(isProxyRange)).toEqual(
    [],
  )
})
