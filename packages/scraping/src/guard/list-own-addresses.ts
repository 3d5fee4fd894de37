import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** How long a list is good for: machines seldom get a new address. */
const KEPT_MS = 10_000

let known: { addresses: ReadonlySet<string>; at: number } | undefined

/** Every address under which this machine itself is reached. */
export function listOwnAddresses(): ReadonlySet<string> {
  if (known && performance.now() - known.at < KEPT_MS) return known.addresses
  const all = Object.values(networkInterfaces()).flatMap(interfaces => interfaces ?? [])
  known = { addresses: new Set(all.map(({ address }) => plainAddress(address))), at: performance.now() }
  return known.addresses
}

/** One spelling for an address: an IPv4 address inside an IPv6 one is that IPv4 address. */
export function plainAddress(address: string): string {
  return ipaddr.process(address.split('%')[0] ?? address).toNormalizedString()
}
