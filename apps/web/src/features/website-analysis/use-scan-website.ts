import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'

export type SiteLogin = {
  loginUrl: string
  email: string
  password: string
  /** Advanced: further fields of the form. */
  extra?: { id: string; name: string; value: string }[] | undefined
  /** Advanced: the cookie of a session begun elsewhere; then the form is not filled in. */
  sessionCookie?: string | undefined
}
export type ScanOrder = { url: string; login?: SiteLogin | undefined }

const noLogin = { loginUrl: '', email: '', password: '' }

/** Everything that this way in needs has been typed. */
export function isLoginFilled({ loginUrl, email, password, sessionCookie }: SiteLogin): boolean {
  const needed = sessionCookie === undefined ? [loginUrl, email, password] : [sessionCookie]
  return needed.every(value => value.trim() !== '')
}

/** As it is sent: with a cookie nothing else, and further fields only where there are some. */
export function toLoginFields({ extra = [], sessionCookie, ...login }: SiteLogin) {
  if (sessionCookie !== undefined) return { ...noLogin, sessionCookie }
  const named = extra.filter(({ name }) => name.trim() !== '').map(({ name, value }) => [name.trim(), value] as const)
  return { ...login, ...(named.length > 0 && { extraFields: Object.fromEntries(named) }) }
}

/** Reads a site; resolves to the id of the scan. */
export const useScanWebsite = () =>
  useMutation({
    mutationFn: async ({ url, login }: ScanOrder) => {
      const { data } = await call(scrapeWebsite, {
        url,
        auth: login !== undefined,
        ...(login ? toLoginFields(login) : noLogin),
      })
      return data._id
    },
    // What was typed to sign in to a site is not kept with the outcome of the call.
    gcTime: 0,
  })
