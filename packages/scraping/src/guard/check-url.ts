import { Unreadable } from '../why-unreadable.ts'

const MAX_ADDRESS_LENGTH = 4096

/** The one reading of an address: what is checked here is the very object that is asked for afterwards. */
export function checkUrl(address: string, base?: string): URL {
  const refuse = (problem: 'not-an-address' | 'scheme' | 'user-info' | 'control-characters' | 'too-long') =>
    new Unreadable({ kind: 'bad-address', address: address.slice(0, 200), problem })

  if (address.length > MAX_ADDRESS_LENGTH) throw refuse('too-long')
  // The URL standard silently drops tabs and line ends, which makes an address read differently from how it looks.
  if (hasControlCharacters(address)) throw refuse('control-characters')
  const url = URL.parse(address, base)
  if (!url) throw refuse('not-an-address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('scheme')
  if (url.username !== '' || url.password !== '') throw refuse('user-info')
  if (url.hostname === '') throw refuse('not-an-address')
  return url
}

function hasControlCharacters(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
