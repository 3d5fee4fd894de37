/**
 * Whom limits count: an IPv4 address, or the /64 of an IPv6 one. One customer of a network gets a whole /64, so its
 * addresses are one caller who can change name 18 quintillion times.
 */
export function callerNetwork(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^[0:]*:ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.split('::')
  const groups = before.split(':').filter(Boolean)
  const behind = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length)
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...behind]
  const network = whole.slice(0, 4).map(group => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
