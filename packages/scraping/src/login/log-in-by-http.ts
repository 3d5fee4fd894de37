import type { HttpReader } from '../http/open-http-reader.ts'
import type { Page, PageResult } from '../page.ts'
import type { PageWork } from '../reading/page-work.ts'
import { Unreadable } from '../why-unreadable.ts'
import { fillForm } from './fill-form.ts'
import type { SiteLogin } from './site-login.ts'

type LoginRequest = { login: SiteLogin; reader: HttpReader; work: PageWork; signal: AbortSignal }

/** Name first, then password: more pages than that no honest way in has. */
const MAX_STEPS = 3

/** Signs in without a browser. `by-script` when only a browser can fill the form in; nothing has been sent then. */
export async function logInByHttp({ login, reader, work, signal }: LoginRequest): Promise<'inside' | 'by-script'> {
  const { loginUrl } = login
  const refuse = (problem: 'no-form' | 'refused' | 'captcha' | 'two-factor') =>
    new Unreadable({ kind: 'login', url: loginUrl, problem })
  let page = pageOf(await reader.readPage({ url: loginUrl, signal, isLogin: true }))
  const look = async () => (await work.readPage(page)).digest.loginPage
  let seen = await look()
  if (seen.kind === 'captcha') throw refuse('captcha')
  if (seen.kind !== 'form' || seen.isByScript) return 'by-script'

  let isPasswordSent = false
  for (let step = 0; step < MAX_STEPS && seen.kind === 'form'; step++) {
    if (isPasswordSent && seen.hasPassword) throw refuse('refused')
    if (!isPasswordSent && step > 0 && !seen.hasPassword) throw refuse('refused')
    isPasswordSent = seen.hasPassword
    const filled = fillForm({ form: seen.form, login, pageUrl: page.url })
    const result = await reader.submitForm({ ...filled, signal })
    if (!result.ok && result.why.kind === 'refused') throw refuse('refused')
    page = pageOf(result)
    seen = await look()
    if (seen.kind === 'form' && seen.isByScript && !isPasswordSent) return 'by-script'
  }
  if (seen.kind === 'captcha' || seen.kind === 'two-factor') throw refuse(seen.kind)
  if (seen.kind === 'inside' && isPasswordSent) return 'inside'
  throw refuse(isPasswordSent ? 'refused' : 'no-form')
}

function pageOf(result: PageResult): Page {
  if (!result.ok) throw new Unreadable(result.why)
  return result.page
}
