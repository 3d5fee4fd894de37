import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { addressRanges } from './address-ranges.data.ts'

type RangeName = (typeof addressRanges)[number][1]

/** `global` is the only kind that may be reached; every other word says what the address is instead. */
export type AddressKind = 'global' | RangeName | 'isatap' | 'not-an-ip'

const ranges = addressRanges.map(([cidr, name]) => ({ block: ipaddr.parseCIDR(cidr), name }))
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Says what a literal IP address is. Only canonical forms count as addresses: `0x7f.1` or a zone id is `not-an-ip`. */
export function classifyAddress(address: string): AddressKind {
  if (isIP(address) === 0 || address.includes('%')) return 'not-an-ip'
  const parsed = ipaddr.parse(address)
  const named = ranges.find(({ block }) => block[0].kind() === parsed.kind() && parsed.match(block))
  if (named) return named.name
  if (parsed.kind() === 'ipv4') return 'global'
  if (!parsed.match(globalUnicast)) return 'reserved'
  return carriesIsatap(parsed as ipaddr.IPv6) ? 'isatap' : 'global'
}

/** An ISATAP interface id (RFC 5214) tunnels to the IPv4 address in its last four bytes, whatever the prefix. */
function carriesIsatap({ parts }: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low = 0] = parts
  return (high & 0xfdff) === 0 && low === 0x5efe
}
