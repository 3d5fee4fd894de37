const WINDOW_MS = 3_600_000
/** As many as one shared address serves under in practice; a scanner of ports needs thousands. */
const MAX_PORTS = 16
const MAX_ADDRESSES = 10_000

/** Says of each place whether it may still be opened. */
export type PortBudget = (place: { address: string; port: number }) => boolean

/**
 * Websites stand on any port, so any may be asked for; but of one address only a few within an hour, whoever asks and by
 * whatever way: otherwise scans, or a script in a scanned page, would try them all and tell which are open.
 */
export function createPortBudget(now: () => number = () => performance.now()): PortBudget {
  const opened = new Map<string, Map<number, number>>()
  return ({ address, port }) => {
    if (port === 80 || port === 443) return true
    const ports = opened.get(address) ?? new Map<number, number>()
    for (const [known, at] of ports) if (now() - at > WINDOW_MS) ports.delete(known)
    if (!ports.has(port) && ports.size >= MAX_PORTS) return false
    ports.set(port, now())
    // The latest used last: those that nobody asks for make room.
    opened.delete(address)
    opened.set(address, ports)
    const [oldest] = opened.keys()
    if (opened.size > MAX_ADDRESSES && oldest !== undefined) opened.delete(oldest)
    return true
  }
}
