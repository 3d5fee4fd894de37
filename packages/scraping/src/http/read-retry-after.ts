/** How long a site asks us to wait: seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(value: string | undefined, now: Date): number | undefined {
  if (!value) return undefined
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}
