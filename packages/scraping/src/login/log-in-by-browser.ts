import type { BrowserForm, LoginFields } from '../page.ts'
import type { PageWork } from '../reading/page-work.ts'
import { Unreadable } from '../why-unreadable.ts'
import { checkSite } from './check-site.ts'
import type { SiteLogin } from './site-login.ts'

/** Signs in with the form a script draws; the session then lives in that browser context. */
export async function logInByBrowser({
  login,
  browser,
  work,
  signal,
}: {
  login: SiteLogin
  browser: BrowserForm
  work: PageWork
  signal: AbortSignal
}): Promise<void> {
  const { loginUrl } = login
  const refuse = (problem: 'no-form' | 'refused' | 'captcha' | 'two-factor') =>
    new Unreadable({ kind: 'login', url: loginUrl, problem })
  const opened = await browser.openPage({ url: loginUrl, signal, because: 'login-form-by-script', isLogin: true })
  if (!opened.ok) throw new Unreadable(opened.why)
  const lookNow = async () => {
    const result = await browser.live.snapshot(signal)
    if (!result.ok) throw new Unreadable(result.why)
    return (await work.readPage(result.page)).digest.loginPage
  }
  const first = await lookNow()
  if (first.kind === 'captcha') throw refuse('captcha')

  let fields = await browser.findLoginFields(signal)
  if (fields.user < 0) throw refuse('no-form')
  const mayType = (form: Pick<LoginFields, 'action' | 'pageUrl'>) => checkSite({ loginUrl, ...form })
  mayType(fields)
  const type = (values: [number, string][]) =>
    browser.typeInto({ values, extraFields: login.extraFields ?? {}, mayType, signal })
  if (fields.password < 0) {
    await type([[fields.user, login.user]])
    fields = await browser.findLoginFields(signal)
    if (fields.password < 0) {
      const seen = await lookNow()
      throw refuse(seen.kind === 'captcha' || seen.kind === 'two-factor' ? seen.kind : 'refused')
    }
  }
  await type([
    ...(fields.user >= 0 ? [[fields.user, login.user] as [number, string]] : []),
    [fields.password, login.password],
  ])
  const seen = await lookNow()
  if (seen.kind === 'captcha' || seen.kind === 'two-factor') throw refuse(seen.kind)
  const after = await browser.findLoginFields(signal)
  if (after.password >= 0 || seen.kind === 'error') throw refuse('refused')
}
