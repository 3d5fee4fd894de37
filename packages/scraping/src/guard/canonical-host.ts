/**
 * The host as the URL standard writes it, without brackets: `0x7f.1`, `１２７.1` and `2130706433` all become `127.0.0.1`.
 * Whoever asks the guard, with whatever spelling, is judged on this one form.
 */
export function canonicalHost(host: string): string | undefined {
  if (/[/\\?#@\s%]/.test(host)) return undefined
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  const url = URL.parse(`http://${bracketed}/`)
  if (url?.port !== '' || url.hostname === '') return undefined
  return url.hostname.replace(/^\[|\]$/g, '')
}
