import { findLink } from './find-link.ts'

export const hasLink = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasLink) : typeof value === 'string' && findLink(value) !== undefined

/** A text as a link where it is an address, and as it is elsewhere. */
export function LinkedItem({ text }: { text: string }) {
  const href = findLink(text)
  if (!href) return text
  const isWeb = /^https?:/.test(href)
  return (
    <a
      href={href}
      tabIndex={-1}
      className="rounded-sm text-link underline decoration-line-strong underline-offset-2 hover:decoration-current focus-visible:outline-offset-[-1px]"
      {...(isWeb && { target: '_blank' })}
      rel="noopener noreferrer nofollow"
    >
      {text.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '')}
    </a>
  )
}
