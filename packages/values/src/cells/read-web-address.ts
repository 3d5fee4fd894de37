import type { CertainValue } from '@sondeo/table/value'

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?(?:\.[a-z\d-]{1,63}){0,4}\.(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/i
const EMAIL_LABEL = /^(?:correo(?: electr[oó]nico)?|e-?mail|mail|mailto)\s?:\s?/i
const URL_FORM = /^(?:https?:\/\/|www\.)[^\s<>"]+$/i
const MAY_BE_URL = /^(?:http|www\.)/i
const IMAGE_FORM = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i
const MAX_EMAIL = 254
// Endings of names that are no endings of files.
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,40}[a-z\d])?\.){1,4}(?:com|org|net|info|biz|edu|gov|gob|mil|app|dev|shop|store|online|site|web|tienda|cat|lat|pe|mx|cl|ar|bo|br|ec|uy|ve|cr|gt|hn|sv|ni|pa|do|cu|pr|es|pt|fr|de|it|uk|us|ca|eu|co|io)(?:\/[^\s<>"]{0,100})?$/i

/** An e-mail, also behind its label, or an address of the web; null for any other text. */
export function readWebAddress(text: string): CertainValue | null {
  if (text.length <= MAX_EMAIL && text.includes('@')) {
    const email = text.replace(EMAIL_LABEL, '')
    if (EMAIL.test(email)) return { kind: 'email', email }
  }
  if (!MAY_BE_URL.test(text) || !URL_FORM.test(text)) return null
  return IMAGE_FORM.test(text) ? { kind: 'image', url: text } : { kind: 'url', url: text }
}

/** A bare name of a site: "mercadopublico.cl". */
export const isDomain = (text: string): boolean => text.length <= 120 && text.includes('.') && DOMAIN.test(text)
