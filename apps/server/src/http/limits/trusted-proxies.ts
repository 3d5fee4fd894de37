import { BlockList, isIP } from 'node:net'

type Net = [address: string, bits: number, family: 'ipv4' | 'ipv6']

const NAMED: Record<string, readonly Net[]> = {
  loopback: [
    ['127.0.0.0', 8, 'ipv4'],
    ['::1', 128, 'ipv6'],
  ],
  linklocal: [
    ['169.254.0.0', 16, 'ipv4'],
    ['fe80::', 10, 'ipv6'],
  ],
  uniquelocal: [
    ['10.0.0.0', 8, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['fc00::', 7, 'ipv6'],
  ],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function readRange(range: string): readonly Net[] {
  const named = NAMED[range.toLowerCase()]
  if (named) return named
  const [address = '', bits] = range.split('/')
  const family = familyOf(address)
  return [[address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family]]
}

const MAX_KNOWN = 2_000

/**
 * Whether an address is a proxy whose word about the caller's address is believed. Every call asks it, of the same few
 * addresses mostly; Fastify's own answer takes them apart anew each time, a thirtieth of a whole call.
 */
export function trustProxies(ranges: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const [address, bits, family] of ranges.flatMap(readRange)) trusted.addSubnet(address, bits, family)
  const known = new Map<string, boolean>()
  return address => {
    const before = known.get(address)
    if (before !== undefined) return before
    const isTrusted = isIP(address) > 0 && trusted.check(address, familyOf(address))
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(address, isTrusted)
    return isTrusted
  }
}
