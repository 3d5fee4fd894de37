const hasScheme = (address: string) => /^https?:\/\//i.test(address)

/** What is sent for what was typed: trimmed, and with https:// where no http:// or https:// stands. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  return address === '' || hasScheme(address) ? address : `https://${address}`
}

/** Typed as people say it, without http:// or https://. */
export const isBareAddress = (typed: string): boolean => !hasScheme(typed.trim())
