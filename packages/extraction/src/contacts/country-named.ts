import { countryWords } from '@sondeo/table/country-words'
import { getCountries } from 'libphonenumber-js/max'
import { foldKeepingLength } from '../page/read-lines.ts'

const codesByName = new Map<string, string>()
for (const language of ['es', 'en']) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of getCountries()) codesByName.set(foldKeepingLength(names.of(code) ?? code), code)
}
for (const [code, called] of countryWords)
  for (const name of called.split('|').filter(Boolean)) {
    codesByName.set(name, code)
    if (name.includes('.')) codesByName.set(`${name}.`, code)
  }

/** The country that a folded text names right at its end, as a label does: "Canada:", "Perú -". */
export function countryNamedAtEnd(folded: string): string | null {
  const words = /([a-z.]{1,48}(?: [a-z.]{1,48}){0,3})[\s:)-]{1,3}$/.exec(folded.slice(-48))?.[1]?.split(' ') ?? []
  for (let from = 0; from < words.length; from++) {
    const code = codesByName.get(words.slice(from).join(' '))
    if (code) return code
  }
  return null
}

/** Whether a folded text is the name of a country and nothing else. */
export const isCountryName = (folded: string): boolean => codesByName.has(folded.trim())
