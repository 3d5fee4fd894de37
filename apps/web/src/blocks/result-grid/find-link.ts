const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address as it may be put into a link, or undefined: nothing but web, mail and telephone addresses is clickable. */
export function safeHref(address: string): string | undefined {
  try {
    const url = new URL(address.trim())
    return safeSchemes.has(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}

const webAddress = /^https?:\/\/[^\s<>"']+$/i
const bareWebAddress = /^www\.[^\s<>"'@]+\.[^\s<>"'@]{2,}$/i
const mailAddress = /^[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[\p{L}]{2,}$/u
const phoneNumber = /^\+\d[\d\s().-]{6,20}\d$/

/** The web addresses that a text lists and nothing else, as a row from several sources does; else undefined. */
export function findWebLinks(text: string): string[] | undefined {
  const parts = text.split('; ')
  return parts.length > 1 && parts.every(part => findLink(part)?.startsWith('http')) ? parts : undefined
}

/** Where a cell's text leads, when the whole text is an address. */
export function findLink(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length === 0 || trimmed.length > 2000) return undefined
  if (webAddress.test(trimmed) || /^(mailto|tel):/i.test(trimmed)) return safeHref(trimmed)
  if (bareWebAddress.test(trimmed)) return safeHref(`https://${trimmed}`)
  if (mailAddress.test(trimmed)) return safeHref(`mailto:${trimmed}`)
  if (phoneNumber.test(trimmed)) return `tel:${trimmed.replace(/[^\d+]/g, '')}`
  return undefined
}
