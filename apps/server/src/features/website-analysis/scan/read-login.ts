import type { ParsedBodyOf } from '@sondeo/contract/endpoint'
import type { ErrorCode, FieldError } from '@sondeo/contract/errors'
import type { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { parseAddress } from '@sondeo/scraping/parse-address'
import { cookiePairs, type SiteLogin } from '@sondeo/scraping/site-login'
import { AppError } from '../../../app-error.ts'

type LoginFields = Omit<ParsedBodyOf<typeof scrapeWebsite>, 'url'>

/** The login that a call carries, if it carries one. A session's cookie stands for the rest. */
export function readLogin(given: LoginFields): SiteLogin | undefined {
  const { auth, loginUrl, email, password, extraFields = {}, sessionCookie = '' } = given
  if (!auth) return undefined
  const fields: FieldError[] = []
  const refuse = (field: string, code: ErrorCode) => fields.push({ field, code })
  if (sessionCookie.trim() !== '') {
    if (cookiePairs(sessionCookie).length === 0) refuse('sessionCookie', 'invalid_input')
  } else {
    if (!parseAddress(loginUrl).ok) refuse('loginUrl', 'url_invalid')
    if (email.trim() === '') refuse('email', 'field_required')
    if (password === '') refuse('password', 'field_required')
  }
  const [first] = fields
  if (first) throw new AppError(first.code, { fields })
  return {
    loginUrl,
    user: email.trim(),
    password,
    ...(Object.keys(extraFields).length > 0 && { extraFields }),
    ...(sessionCookie.trim() !== '' && { sessionCookie }),
  }
}

/** More than a name and a password is part of Pro. */
export const isAdvanced = ({ extraFields, sessionCookie }: SiteLogin) =>
  extraFields !== undefined || sessionCookie !== undefined
