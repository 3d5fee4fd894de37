import type { BodyOf } from '@sondeo/contract/endpoint'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { completeAddress } from './complete-address.ts'

export type SiteLogin = {
  loginUrl: string
  email: string
  password: string
  /** Advanced: further fields of the form. */
  extra?: { id: number; name: string; value: string }[] | undefined
  /** Advanced: the cookie of a session begun elsewhere; then the form is not filled in. */
  sessionCookie?: string | undefined
}
/** `isBare`: typed without http:// or https://; told beside the body, which the specification fixes. */
export type ScanOrder = BodyOf<typeof scrapeWebsite> & { isBare?: boolean }

const noLogin = { loginUrl: '', email: '', password: '' }

/** As it is sent: with a cookie nothing else, and further fields only where there are some. */
export function toLoginFields(login: SiteLogin | undefined) {
  if (!login) return { auth: false, ...noLogin }
  const { extra = [], sessionCookie, ...typed } = login
  if (sessionCookie !== undefined) return { auth: true, ...noLogin, sessionCookie }
  const named = extra.filter(({ name }) => name.trim() !== '').map(({ name, value }) => [name.trim(), value] as const)
  return {
    auth: true,
    ...typed,
    loginUrl: completeAddress(typed.loginUrl),
    ...(named.length > 0 && { extraFields: Object.fromEntries(named) }),
  }
}

export const toScanOrder = (url: string, login?: SiteLogin): ScanOrder => ({
  url: completeAddress(url),
  ...toLoginFields(login),
})

/** Reads a site; resolves to the id of the scan. */
export const useScanWebsite = () =>
  useMutation({
    mutationFn: async ({ isBare, ...order }: ScanOrder) => {
      const headers = isBare ? { 'x-typed-address': 'bare' } : undefined
      return (await call(scrapeWebsite, order, headers && { headers })).data._id
    },
    // What was typed to sign in to a site is not kept with the outcome of the call.
    gcTime: 0,
  })
