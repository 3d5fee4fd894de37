import { isIP, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { type BlockedBecause, Unreadable, type WhyUnreadable } from '../why-unreadable.ts'
import { canonicalHost } from './canonical-host.ts'
import { type AddressKind, classifyAddress } from './classify-address.ts'
import { type DialAddress, dialAddress } from './dial-address.ts'
import type { AllowedPair } from './parse-egress-allow.ts'
import { createPortBudget, type PortBudget } from './port-budget.ts'
import { createNameResolver, type ResolveName } from './resolve-name.ts'

export type Target = { hostname: string; port: number }
type Decision = { ok: true; addresses: string[]; isAllowedPair: boolean } | { ok: false; why: WhyUnreadable }

/** The one way out. `decide` is for whoever opens the connection elsewhere; `open` decides and connects in one step. */
export type Guard = {
  decide: (target: Target) => Promise<Decision>
  open: (target: Target & { timeoutMs: number }) => Promise<Socket>
  isAllowedPair: (target: Target) => boolean
}

export type GuardOptions = {
  allow?: AllowedPair[]
  resolve?: ResolveName
  dial?: DialAddress
  /** The addresses of this machine, public ones too: they are reached past the firewall that stands before it. */
  listOwn?: () => ReadonlySet<string>
  mayOpenPort?: PortBudget
}

export function createGuard(options: GuardOptions = {}): Guard {
  const { allow = [], resolve = createNameResolver(), dial = dialAddress, listOwn = listOwnAddresses } = options
  const { mayOpenPort = createPortBudget() } = options
  const pairs = new Set(allow.map(({ host, port }) => `${host} ${port}`))
  const isPair = (host: string, port: number) => pairs.has(`${host} ${port}`)

  function classify(address: string): AddressKind | 'own-address' {
    const kind = classifyAddress(address)
    return kind === 'global' && listOwn().has(plainAddress(address)) ? 'own-address' : kind
  }

  async function decide({ hostname, port }: Target): Promise<Decision> {
    const host = canonicalHost(hostname)
    if (host === undefined) {
      return { ok: false, why: { kind: 'bad-address', address: hostname.slice(0, 200), problem: 'not-an-address' } }
    }
    const isAllowedPair = isPair(host, port)
    const shut = (because: BlockedBecause): Decision => ({
      ok: false,
      why: { kind: 'blocked-address', host, port, because },
    })
    if (!isAllowedPair && !isOpenPort(port)) return shut('port')
    if (isIP(host) !== 0) {
      const kind = classify(host)
      if (kind !== 'global' && !isAllowedPair) return shut(kind)
      return withinBudget([host]) ? { ok: true, addresses: [host], isAllowedPair } : shut('port')
    }
    if (!isAllowedPair && isLocalName(host)) return shut('local-name')
    const addresses = await resolveOrExplain(host, isAllowedPair)
    if (!Array.isArray(addresses)) return { ok: false, why: addresses }
    // One bad answer among good ones shuts the name: which of them gets connected to must not be left to chance.
    for (const address of addresses) {
      const kind = classify(address)
      if (kind !== 'global' && !(isAllowedPair && isReachableByAllowedName(kind))) return shut(kind)
    }
    return withinBudget(addresses) ? { ok: true, addresses, isAllowedPair } : shut('port')

    function withinBudget(addresses: string[]): boolean {
      return isAllowedPair || addresses.every(address => mayOpenPort({ address: plainAddress(address), port }))
    }
  }

  async function resolveOrExplain(host: string, isAllowedPair: boolean): Promise<string[] | WhyUnreadable> {
    try {
      const addresses = await resolve(host, { isAllowedPair })
      return addresses.length > 0 ? addresses : { kind: 'no-such-host', host, isTemporary: false }
    } catch (error) {
      const isTemporary = (error as NodeJS.ErrnoException).code === 'EAI_AGAIN'
      return { kind: 'no-such-host', host, isTemporary }
    }
  }

  async function open({ hostname, port, timeoutMs }: Target & { timeoutMs: number }): Promise<Socket> {
    const decision = await decide({ hostname, port })
    if (!decision.ok) throw new Unreadable(decision.why)
    const candidates = decision.addresses.slice(0, MAX_ADDRESSES_TRIED)
    let failure: unknown
    for (const address of candidates) {
      try {
        return await dial({ address, port, signal: AbortSignal.timeout(Math.ceil(timeoutMs / candidates.length)) })
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  return { decide, open, isAllowedPair: ({ hostname, port }) => isPair(canonicalHost(hostname) ?? '', port) }
}

const MAX_ADDRESSES_TRIED = 3

const isOpenPort = (port: number) => port === 80 || port === 443 || (port > 1023 && port <= 65_535)

/** Names that mean this machine by standard (RFC 6761), refused without asking anybody. */
const isLocalName = (host: string) => /^(?:.*\.)?localhost\.?$/.test(host)

/**
 * A name on the allow list may lead to the operator's own networks, not to where machine secrets are served:
 * such an address must be listed itself.
 */
const isReachableByAllowedName = (kind: string) => ['loopback', 'private', 'carrier-nat', 'own-address'].includes(kind)

/** How long a list is good for: machines seldom get a new address. */
const KEPT_MS = 10_000

let known: { addresses: ReadonlySet<string>; at: number } | undefined

/** Every address under which this machine itself is reached. */
function listOwnAddresses(): ReadonlySet<string> {
  if (known && performance.now() - known.at < KEPT_MS) return known.addresses
  const all = Object.values(networkInterfaces()).flatMap(interfaces => interfaces ?? [])
  known = { addresses: new Set(all.map(({ address }) => plainAddress(address))), at: performance.now() }
  return known.addresses
}

/** One spelling for an address: an IPv4 address inside an IPv6 one is that IPv4 address. */
function plainAddress(address: string): string {
  return ipaddr.process(address.split('%')[0] ?? address).toNormalizedString()
}
