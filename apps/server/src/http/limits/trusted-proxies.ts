import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

const MAX_KNOWN = 2_000

/** Not one that takes in everybody: then whoever asks could say to be anyone. */
export function isProxyRange(text: string): boolean {
  try {
    proxyAddr.compile(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether an address is a proxy whose word about the caller's address is believed. Every call asks it, of the same few
 * addresses mostly, and Fastify's own answer takes them apart anew each time, a thirtieth of a whole call. It also takes
 * short forms such as 127.1 for addresses, which no connection has.
 */
export function trustProxies(ranges: readonly string[]): (address: string) => boolean {
  const trusts = proxyAddr.compile([...ranges])
  const known = new Map<string, boolean>()
  return address => {
    const before = known.get(address)
    if (before !== undefined) return before
    const isTrusted = isIP(address) > 0 && trusts(address, 0)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(address, isTrusted)
    return isTrusted
  }
}
