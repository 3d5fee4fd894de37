import { franc } from 'franc-min'
import { guessByFunctionWords } from './guess-language.ts'
import type { Page } from './page.ts'

const SAMPLE_LENGTH = 2000
const TWO_LETTERS: Record<string, string> = {
  spa: 'es',
  eng: 'en',
  por: 'pt',
  fra: 'fr',
  deu: 'de',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
  rus: 'ru',
  ukr: 'uk',
  tur: 'tr',
  arb: 'ar',
  jpn: 'ja',
  kor: 'ko',
  cmn: 'zh',
  hin: 'hi',
  vie: 'vi',
  ind: 'id',
  swe: 'sv',
  ron: 'ro',
  ces: 'cs',
  hun: 'hu',
  ell: 'el',
  bul: 'bg',
  srp: 'sr',
  hrv: 'hr',
  tha: 'th',
}

/** What the markup declares, else what the words look like. */
export function detectLanguage(page: Page): string | null {
  const html = page.elements.find(element => element.name === 'html')
  const meta = page.elements.find(
    element => element.name === 'meta' && element.attribs['http-equiv']?.toLowerCase() === 'content-language',
  )
  const declared = html?.attribs.lang ?? html?.attribs['xml:lang'] ?? meta?.attribs.content
  const code = declared && /^\s*([a-z]{2})\b/i.exec(declared)?.[1]?.toLowerCase()
  if (code) return code
  // The middle of a page is more likely prose than its menus are.
  const from = Math.max(0, Math.floor(page.text.length / 2) - SAMPLE_LENGTH / 2)
  const sample = page.text.slice(from, from + SAMPLE_LENGTH)
  return guessByFunctionWords(sample) ?? guessByLetters(sample)
}

/** By the frequency of groups of three letters: dearer, and needed only where no small words tell. */
function guessByLetters(text: string): string | null {
  return TWO_LETTERS[franc(text, { only: Object.keys(TWO_LETTERS), minLength: 40 })] ?? null
}
