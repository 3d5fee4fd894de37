import type { LoginForm, PageReading } from '@sondeo/extraction/page-reading'
import { showText } from '../scan/check-emptiness.ts'

/** What a page of the way in shows. */
export type LoginPage =
  | { kind: 'form'; form: LoginForm; hasPassword: boolean; isByScript: boolean }
  | { kind: 'captcha' }
  | { kind: 'two-factor' }
  | { kind: 'error' }
  | { kind: 'inside' }

/** Puzzles for people; the invisible kind, which only watches, is left to the browser. */
const CAPTCHA =
  /class\s*=\s*["'][^"']*(?:g-recaptcha|h-captcha|cf-turnstile|frc-captcha)|name\s*=\s*["']?(?:captcha|codigo_captcha|captcha_code)|<iframe[^>]{0,300}(?:recaptcha|hcaptcha|turnstile)/i
const INVISIBLE = /recaptcha\/(?:api|enterprise)\.js\?[^"']{0,300}render=(?!explicit)/i
const CODE_FIELD =
  /autocomplete\s*=\s*["']?one-time-code|<input[^>]{0,300}name\s*=\s*["']?[^"'>\s]{0,30}(?:otp|totp|2fa|mfa|two_?factor|verification_?code|codigo_?(?:verificacion|seguridad))/i
const CODE_WORDS =
  /verificaci[oó]n en dos pasos|dos factores|segundo factor|c[oó]digo de (?:verificaci[oó]n|seguridad|un solo uso)|two[- ](?:factor|step)|verification code|one[- ]time (?:code|password)|authenticator/i
const ERROR_WORDS =
  /(?:usuario|contrase(?:n|ñ)a|clave|credencial\w{0,2}|password|username|login|e-?mail|correo)[^.<]{0,60}(?:incorrect|inv[aá]lid|err[oó]ne|wrong|not (?:recogni[sz]ed|valid|found)|no (?:coincide|es v[aá]lid|existe)|fall[oó]|failed|denied)|(?:incorrect|invalid|wrong|incorrect[ao]s?|inv[aá]lid[ao]s?)\s+(?:user|password|login|credential|usuario|contrase|clave|credencial)/i

const SHORT = 4000

/** Whether the page holds a puzzle that only people solve. */
export const hasPuzzle = (html: string): boolean => CAPTCHA.test(html)

export function checkLoginPage(html: string, reading: PageReading): LoginPage {
  const form = reading.navigation.login
  const hasPassword = form?.fields.some(({ role }) => role === 'password') ?? false
  if (hasPuzzle(html) && (form || showText(html).length < SHORT)) return { kind: 'captcha' }
  if (!hasPassword && (CODE_FIELD.test(html) || (form && CODE_WORDS.test(showText(html)))))
    return { kind: 'two-factor' }
  if (form) {
    // A form that sends a password by address is one whose script sends it otherwise.
    const isByScript = form.method === 'get' || form.fields.length === 0 || INVISIBLE.test(html)
    return { kind: 'form', form, hasPassword, isByScript }
  }
  const text = showText(html)
  return text.length < SHORT && ERROR_WORDS.test(text) ? { kind: 'error' } : { kind: 'inside' }
}
