import type { LoginForm } from '@sondeo/extraction/page-reading'
import { Unreadable } from '../why-unreadable.ts'
import type { SiteLogin } from './site-login.ts'

export type FilledForm = { url: string; body: string; referer: string }

const ticked = new Set(['checkbox', 'radio'])

/** The form as a browser would send it: what stood in it stays, tokens too. */
export function fillForm({ form, login, pageUrl }: { form: LoginForm; login: SiteLogin; pageUrl: string }): FilledForm {
  checkTarget(form.action, pageUrl)
  const fields = new URLSearchParams()
  const extra = new Map(Object.entries(login.extraFields ?? {}))
  for (const { name, role, type, value } of form.fields) {
    const given = extra.get(name)
    extra.delete(name)
    if (given !== undefined) fields.append(name, given)
    else if (role === 'user') fields.append(name, login.user)
    else if (role === 'password') fields.append(name, login.password)
    // "Keep me signed in" and the like are not ours to tick.
    else if (!ticked.has(type)) fields.append(name, value)
  }
  for (const [name, value] of extra) fields.append(name, value)
  return { url: form.action, body: fields.toString(), referer: pageUrl }
}

/** A password goes to the site it was given for, and never from a sealed page into the open. */
export function checkTarget(action: string, pageUrl: string): void {
  const to = URL.parse(action, pageUrl)
  const from = new URL(pageUrl)
  const isOpenAir = from.protocol === 'https:' && to?.protocol !== 'https:'
  if (!to || isOpenAir || siteOf(to) !== siteOf(from)) {
    throw new Unreadable({ kind: 'login', url: pageUrl, problem: 'foreign-form' })
  }
}

/** The last two labels, three under such as `com.pe`; numbers and single names whole. */
function siteOf({ hostname }: URL): string {
  const labels = hostname.split('.')
  if (/^[\d.]+$|[:[]/.test(hostname) || labels.length < 3) return hostname
  const isSplitTop =
    /^(?:com|co|org|net|gob|gov|edu|mil|ac|nom|ind|or|ne)$/.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2
  return labels.slice(isSplitTop ? -3 : -2).join('.')
}
