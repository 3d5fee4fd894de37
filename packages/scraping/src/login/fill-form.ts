import type { LoginForm } from '@sondeo/extraction/page-reading'
import { checkSite } from './check-site.ts'
import type { SiteLogin } from './site-login.ts'

type FilledForm = { url: string; body: string; referer: string }

const ticked = new Set(['checkbox', 'radio'])

/** The form as a browser would send it: what stood in it stays, tokens too. */
export function fillForm({ form, login, pageUrl }: { form: LoginForm; login: SiteLogin; pageUrl: string }): FilledForm {
  checkSite({ loginUrl: login.loginUrl, pageUrl, action: form.action })
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
