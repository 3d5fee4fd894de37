import type { Language } from '@sondeo/contract/fields'
import type { Mail } from '../outside/mail.ts'
import { messagesIn } from './server-messages.ts'

export type MailTo = { email: string; name: string; language: Language }
export type MailBrand = { brand: string; supportEmail: string; appUrl: string }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

type Draft = {
  subject: string
  lead: string
  lines?: string[]
  link?: string
  button?: string
  note: string
  withSupport?: boolean
  /** For mails that come again and again. */
  unsubscribe?: { label: string; link: string }
}

/** Text and HTML of one mail, from the same words. */
export function composeMail(to: MailTo, brand: MailBrand, draft: Draft): Mail {
  const { mails } = messagesIn(to.language)
  const greeting = mails.greeting(to.name)
  const note = draft.withSupport ? `${draft.note} ${brand.supportEmail}` : draft.note
  const signature = mails.signature(brand.brand)
  const lines = draft.lines ?? []
  const list = lines.map(line => `• ${line}`).join('\n')
  const { unsubscribe } = draft
  const ending = unsubscribe && `${unsubscribe.label}: ${unsubscribe.link}`
  const text = [greeting, draft.lead, list, draft.link, note, signature, ending].filter(Boolean).join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const item = (line: string) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`
  const button = draft.link
    ? `<a href="${escapeHtml(draft.link)}" style="display:inline-block;background:#f7941d;color:#3a2203;font-weight:600;text-decoration:none;border-radius:8px;padding:12px 20px">${escapeHtml(draft.button ?? draft.link)}</a>`
    : ''
  const html = `<!doctype html><html lang="${to.language}"><head><meta charset="utf-8"><title>${escapeHtml(draft.subject)}</title></head><body style="margin:0;background:#f5f6f9;padding:32px 16px;font:16px/1.55 system-ui,sans-serif;color:#1b2440"><div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:32px">${[
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(draft.lead)),
    lines.length > 0 && `<ul style="margin:0 0 16px;padding-left:20px">${lines.map(item).join('')}</ul>`,
    button && paragraph(button),
    paragraph(escapeHtml(note)),
    paragraph(escapeHtml(signature)),
    unsubscribe &&
      `<p style="margin:0;font-size:14px"><a href="${escapeHtml(unsubscribe.link)}" style="color:#5b6478">${escapeHtml(unsubscribe.label)}</a></p>`,
  ]
    .filter(Boolean)
    .join('')}</div></body></html>`
  return {
    to: to.email,
    subject: draft.subject,
    text,
    html,
    ...(draft.link && { link: draft.link }),
    ...(unsubscribe && { unsubscribeLink: unsubscribe.link }),
  }
}
