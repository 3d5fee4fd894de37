/** Decodes what Cloudflare writes in place of an e-mail: hex, each byte crossed with the first. */
export function decodeCloudflareEmail(code: string): string | null {
  if (code.length < 6 || code.length > 600 || code.length % 2 === 1 || !/^[\da-f]+$/i.test(code)) return null
  const bytes = (code.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
  const [key = 0, ...hidden] = bytes
  return new TextDecoder().decode(Uint8Array.from(hidden, byte => byte ^ key))
}
