/** Decodes what Cloudflare writes in place of an e-mail: hex, each byte crossed with the first. */
export function decodeCloudflareEmail(code: string): string | null {
  if (code.length < 6 || code.length > 600 || code.length % 2 === 1 || !/^[\da-f]+$/i.test(code)) return null
  const bytes = Uint8Array.fromHex(code)
  const key = bytes[0] ?? 0
  return new TextDecoder().decode(bytes.slice(1).map(byte => byte ^ key))
}
