import type { ParsedBodyOf } from '@sondeo/contract/endpoint'
import type { ErrorCode, FieldError } from '@sondeo/contract/errors'
import type { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { parseAddress } from '@sondeo/scraping/parse-address'
import type { SiteLogin } from '@sondeo/scraping/site-login'
import { AppError } from '../../http/app-error.ts'

type LoginFields = Pick<ParsedBodyOf<typeof scrapeWebsite>, 'auth' | 'loginUrl' | 'email' | 'password'>

/** The login that a call carries, if it carries one. */
export function readLogin({ auth, loginUrl, email, password }: LoginFields): SiteLogin | undefined {
  if (!auth) return undefined
  const fields: FieldError[] = []
  const refuse = (field: string, code: ErrorCode) => fields.push({ field, code })
  if (!parseAddress(loginUrl).ok) refuse('loginUrl', 'url_invalid')
  if (email.trim() === '') refuse('email', 'field_required')
  if (password === '') refuse('password', 'field_required')
  const [first] = fields
  if (first) throw new AppError(first.code, { fields })
  return { loginUrl, user: email.trim(), password }
}
