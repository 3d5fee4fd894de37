import { makeRandom } from '@sondeo/test-kit/make-random'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { addressRanges } from './address-ranges.data.ts'
import { type AddressKind, classifyAddress } from './classify-address.ts'

const expected: Record<string, AddressKind> = {
  '0.0.0.0': 'unspecified',
  '0.1.2.3': 'unspecified',
  '10.0.0.1': 'private',
  '10.255.255.255': 'private',
  '100.64.0.1': 'carrier-nat',
  '100.127.255.255': 'carrier-nat',
  '100.100.100.200': 'metadata',
  '127.0.0.1': 'loopback',
  '127.255.255.254': 'loopback',
  '168.63.129.16': 'metadata',
  '169.254.0.1': 'link-local',
  '169.254.169.254': 'metadata',
  '169.254.170.2': 'metadata',
  '172.16.0.1': 'private',
  '172.31.255.255': 'private',
  '192.0.0.8': 'reserved',
  '192.0.0.192': 'metadata',
  '192.0.2.1': 'documentation',
  '192.88.99.1': '6to4',
  '192.168.1.1': 'private',
  '198.18.0.1': 'benchmarking',
  '198.19.255.255': 'benchmarking',
  '198.51.100.7': 'documentation',
  '203.0.113.7': 'documentation',
  '224.0.0.1': 'multicast',
  '239.255.255.255': 'multicast',
  '240.0.0.1': 'reserved',
  '255.255.255.255': 'broadcast',
  '::': 'unspecified',
  '::1': 'loopback',
  '::7f00:1': 'ipv4-compatible',
  '::ffff:127.0.0.1': 'ipv4-mapped',
  '::ffff:8.8.8.8': 'ipv4-mapped',
  '::ffff:a9fe:a9fe': 'ipv4-mapped',
  '::ffff:0:127.0.0.1': 'ipv4-translated',
  '64:ff9b::7f00:1': 'nat64',
  '64:ff9b:1::a00:1': 'nat64',
  '100::1': 'discard',
  '2001::1': 'teredo',
  '2001:2::1': 'benchmarking',
  '2001:10::1': 'reserved',
  '2001:20::1': 'reserved',
  '2001:db8::1': 'documentation',
  '2002:7f00:1::': '6to4',
  '2a00:1450:4001:0:0:5efe:7f00:1': 'isatap',
  '2a00:1450:4001:0:200:5efe:a00:1': 'isatap',
  '3fff::1': 'documentation',
  '4000::1': 'reserved',
  '5f00::1': 'reserved',
  'fc00::1': 'private',
  'fd00:ec2::254': 'metadata',
  'fd12:3456::1': 'private',
  'fe80::1': 'link-local',
  'febf::1': 'link-local',
  'fec0::1': 'private',
  'ff02::1': 'multicast',
  'ff0e::1': 'multicast',
}

test.each(Object.entries(expected))('%s is %s', (address, kind) => {
  expect(classifyAddress(address)).toBe(kind)
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
])('%s, at the edge of or beside a closed block, is global', address => {
  expect(classifyAddress(address)).toBe('global')
})

test.each(['', 'localhost', '127.1', '0x7f.0.0.1', '0177.0.0.1', '2130706433', '[::1]', 'fe80::1%eth0', ' 8.8.8.8'])(
  'only canonical addresses are addresses: %j is not',
  text => expect(classifyAddress(text)).toBe('not-an-ip'),
)

test('whatever we call global, the library with a table of its own calls ordinary too', () => {
  const random = makeRandom(7)
  const next = () => Math.floor(random() * 256)
  const samples = Array.from({ length: 20_000 }, (_, index) => Array.from({ length: index % 2 === 0 ? 4 : 16 }, next))
  // Plain chance rarely meets the small blocks: also try both edges of each, and their neighbours.
  for (const [cidr] of addressRanges) {
    const [start, bits] = ipaddr.parseCIDR(cidr)
    const first = start.toByteArray()
    const last = first.map((byte, index) => byte | (0xff >> Math.min(8, Math.max(0, bits - index * 8))))
    samples.push(first, last, stepped(first, -1), stepped(last, 1))
  }
  const globals = samples
    .map(sample => ipaddr.fromByteArray(sample))
    .filter(address => classifyAddress(address.toString()) === 'global')
  expect(globals.length).toBeGreaterThan(5000)
  expect(globals.filter(address => address.range() !== 'unicast').map(String)).toEqual([])
})

/** The address one further, or one back, going round at the ends. */
function stepped(address: number[], step: 1 | -1): number[] {
  const moved = [...address]
  for (let index = moved.length - 1; index >= 0; index--) {
    const byte = (moved[index] ?? 0) + step
    moved[index] = byte & 0xff
    if (byte >= 0 && byte <= 255) break
  }
  return moved
}
