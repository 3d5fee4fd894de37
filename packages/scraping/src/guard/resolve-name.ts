import { lookup, Resolver } from 'node:dns/promises'

/** Gives every address of a name, IPv4 first; an empty list means that there is none. */
export type ResolveName = (host: string, options: { isAllowedPair: boolean }) => Promise<string[]>

type NameResolverOptions = { servers?: string[]; timeoutMs?: number }

/**
 * Asks the name servers directly for names that strangers give us: the system's own lookup occupies one of four threads
 * that files and passwords need too, for as long as a hostile name server likes. The operator's own names on the allow
 * list are looked up by the system, since they may stand in its hosts file.
 */
export function createNameResolver({ servers, timeoutMs = 3000 }: NameResolverOptions = {}): ResolveName {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers) resolver.setServers(servers)

  return async (host, { isAllowedPair }) => {
    if (isAllowedPair) return await askSystem(host)
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    if (addresses.length > 0) return addresses
    const codes = answers.map(answer => (answer.status === 'rejected' ? codeOf(answer.reason) : ''))
    if (codes.every(code => NO_SUCH_NAME.has(code))) return []
    // Where no name server is configured, or none may be asked from here, the system may still know a way.
    return await askSystem(host)
  }
}

const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', ''])

async function askSystem(host: string): Promise<string[]> {
  const answers = await lookup(host, { all: true, order: 'ipv4first' })
  return answers.map(answer => answer.address)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'UNKNOWN'
