/** The claims of a Google credential that the server is asked to compare with the signed ones. */
type Claims = { email: string; name: string; sub: string }

/** Decodes the middle part of a signed credential; undefined when it is none. The server is the one that verifies it. */
export function readCredential(credential: string): Claims | undefined {
  try {
    const payload = credential.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
    const { email, name, sub } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof email !== 'string' || typeof sub !== 'string') return undefined
    return { email, name: typeof name === 'string' ? name : '', sub }
  } catch {
    return undefined
  }
}
