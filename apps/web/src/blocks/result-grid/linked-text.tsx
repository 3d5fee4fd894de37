import { Fragment } from 'react'
import { findLink } from './find-link.ts'
import { plainText } from './plain-text.ts'

function One({ text }: { text: string }) {
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

/** Addresses as links, a list of them one by one; a foreign page learns nothing of where the reader came from. */
export function LinkedText({ value }: { value: unknown }) {
  if (!Array.isArray(value)) return <One text={plainText(value)} />
  return value.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the values of a cell never change places
    <Fragment key={index}>
      {index > 0 && ', '}
      <One text={plainText(item)} />
    </Fragment>
  ))
}
