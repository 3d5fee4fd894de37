import { foldWords } from '@sondeo/table/fold-words'
import type { FoundProduct, ProductReason } from '../find-product.ts'
import { type Locale, languageOf } from '../locale.ts'
import { listSubheadingNames } from '../names/subheading-names.ts'
import { startSentence } from '../report/format-figures.ts'
import { headingNames } from './catalog.ts'
import { readTypedCode } from './read-typed-code.ts'
import { tellName } from './tell-name.ts'

/** The name as it was typed, without its typo. */
export const nameAsMeant = (typed: string, reason: ProductReason): string =>
  reason.kind === 'corrected' ? typed.replace(reason.typed, reason.taken) : typed

/** These found what was typed; with any other reason another thing may stand under the same words. */
const namesWhatWasTyped = new Set<ProductReason['kind']>(['known-name', 'described', 'corrected'])

type Meant = { name: string; reason: ProductReason; names: NonNullable<FoundProduct['names']> }

/** What a report is called: the product as it was asked for, well written, or as its code is called. */
export const titleProduct = ({ name, reason, names }: Meant, locale: Locale): string =>
  namesWhatWasTyped.has(reason.kind)
    ? startSentence(writeAccents(name.trim(), languageOf(locale)))
    : tellName(names, locale)

/** What is compared is called as it was asked for, and as its code is called where only the code was typed. */
export const callProduct = ({ name, names }: Omit<Meant, 'reason'>, locale: Locale): string =>
  readTypedCode(name) ? tellName(names, locale) : name

const words = /[\p{L}\p{M}]+/gu

/** Words that are known to be written with accents get them: "cafe" is "café". */
const writeAccents = (name: string, language: 'es' | 'en'): string =>
  name.replace(words, word => {
    const written = writtenForms(language).get(word.toLowerCase())
    if (!written) return word
    return /^\p{Lu}/u.test(word) ? startSentence(written) : written
  })

const forms: Partial<Record<'es' | 'en', Map<string, string>>> = {}

/** Words of our names without their accents, each with them; those that are also written without are left out. */
function writtenForms(language: 'es' | 'en'): Map<string, string> {
  const known = forms[language]
  if (known) return known
  const all = new Set(
    [...headingNames.values(), ...listSubheadingNames().map(([, names]) => names)].flatMap(
      names => names[language].toLowerCase().match(words) ?? [],
    ),
  )
  const accented = [...all].filter(word => !all.has(foldWords(word)))
  const made = new Map(accented.map(word => [foldWords(word), word]))
  forms[language] = made
  return made
}
