import type { ProductReason } from '../find-product.ts'
import { type Locale, languageOf } from '../locale.ts'
import { en } from './en.ts'
import { es } from './es.ts'

export const tradeMessages = { es, en }

export const messagesIn = (locale: Locale): typeof es => tradeMessages[languageOf(locale)]

/** Why a code was taken, in words. */
export function describeReason(reason: ProductReason, lang: 'es' | 'en'): string {
  const texts = tradeMessages[lang].reason
  switch (reason.kind) {
    case 'typed-code':
    case 'reserved-code':
    case 'unknown-code':
      return texts[reason.kind](reason.typed)
    case 'walked-up':
    case 'corrected':
      return texts[reason.kind](reason.typed, reason.taken)
    case 'known-name':
    case 'described':
    case 'part-of-name':
      return texts[reason.kind](reason.matched)
    default:
      return texts[reason.kind]
  }
}
