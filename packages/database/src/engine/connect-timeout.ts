const CONNECT_SECONDS = 5

/** A server that is there answers at once. `connect_timeout` in its address gives it longer, as with other programs. */
export function connectTimeoutMs(url: string): number {
  const given = Number(URL.parse(url)?.searchParams.get('connect_timeout'))
  return (given > 0 ? given : CONNECT_SECONDS) * 1000
}
