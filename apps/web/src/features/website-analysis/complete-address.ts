/** What is sent for what was typed: trimmed, and with https:// where no http:// or https:// stands. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}
