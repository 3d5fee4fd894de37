import { type Names, nameCode } from './product/catalog.ts'
import { correctTypos } from './product/correct-typos.ts'
import { listOptions } from './product/list-options.ts'
import { notGoodsExceptions, notGoodsWords } from './product/not-goods.data.ts'
import { toKeyWords, toPlainText, toSingular } from './product/plain-words.ts'
import { type Candidate, rankProducts } from './product/rank-products.ts'
import { findCodeInName, readTypedCode, type TypedCode } from './product/read-typed-code.ts'
import { refineCode } from './product/refine-code.ts'
import { searchHeadings } from './product/search-headings.ts'
import { showAsTyped, showAsWritten } from './product/show-as-typed.ts'
import { neutralWords, stopWords } from './product/stop-words.data.ts'

const spanishLinks = new Set(['de', 'del', 'para', 'con', 'en', 'sin', 'por', 'al', 'a', 'tipo'])
const englishLinks = new Set(['of', 'for', 'with', 'from', 'in', 'made', 'without', 'to', 'on'])

/**
 * The word that says what the thing is: in Spanish the first ("camisas de algodón"), in English the last before a
 * preposition ("cotton shirts for men").
 */
function findHeadWord(name: string, lang: 'es' | 'en'): string | undefined {
  // What comes after a comma or in brackets describes.
  const words = toPlainText(name.split(/[,;:(/]/).find(part => toKeyWords(part).length > 0) ?? name).split(' ')
  const isSpanish = words.some(word => spanishLinks.has(word))
  const firstLink = words.findIndex(word => englishLinks.has(word))
  const carriesMeaning = (word: string) => !stopWords.has(word) && !neutralWords.has(word)
  if (!isSpanish && firstLink > 0) {
    const head = words.slice(0, firstLink).findLast(carriesMeaning)
    if (head) return toSingular(head)
  }
  const meaning = words.filter(carriesMeaning)
  const head = isSpanish || lang === 'es' ? meaning[0] : meaning.at(-1)
  return head ? toSingular(head) : toKeyWords(name)[0]
}

const notGoods = new Set([...notGoodsWords].map(toSingular))

/** Services, software, money: nothing that customs would put a code on. The head word decides. */
function isNotGoods(name: string, headWord: string | undefined): boolean {
  if (!headWord || !notGoods.has(headWord)) return false
  return !notGoodsExceptions.test(toPlainText(name))
}

/** Why this code, as data; `describeReason` says it in words. */
export type ProductReason =
  | { kind: 'typed-code'; typed: string }
  | { kind: 'walked-up'; typed: string; taken: string }
  | { kind: 'known-name'; matched: string }
  | { kind: 'described'; matched: string }
  | { kind: 'part-of-name'; matched: string }
  | { kind: 'similar-words'; matched: string }
  | { kind: 'corrected'; typed: string; taken: string }
  | { kind: 'no-words' }
  | { kind: 'too-long' }
  | { kind: 'not-goods' }
  | { kind: 'reserved-code'; typed: string }
  | { kind: 'unknown-code'; typed: string }
  | { kind: 'unknown-words'; words: string[] }

export type ProductChoice = { code: string; names: Names; confidence: number }

/**
 * What a product name or code means. `found`: take it. `unsure`: take it, and let the user choose among the
 * alternatives. `none`: nothing is known, and nothing is guessed.
 */
export type FoundProduct = {
  status: 'found' | 'unsure' | 'none'
  /** Two, four or six digits without dots. */
  code: string | null
  names: Names | null
  confidence: number
  reason: ProductReason
  alternatives: ProductChoice[]
  /** Codes that only the user can choose among: other states of the thing, or parts of the heading. */
  options: ProductChoice[]
}

export type ProductQuestion = { name: string; code?: string | undefined; lang: 'es' | 'en' }

const MAX_NAME_LENGTH = 200
const FOUND_FROM = 0.66
const UNSURE_FROM = 0.3
const MAX_ALTERNATIVES = 5

const nothing = (reason: ProductReason, alternatives: ProductChoice[] = []): FoundProduct => ({
  status: 'none',
  code: null,
  names: null,
  confidence: 0,
  reason,
  alternatives,
  options: [],
})

const round = (confidence: number): number => Math.round(confidence * 100) / 100

const toChoice = ({ code, confidence }: Pick<Candidate, 'code' | 'confidence'>): ProductChoice => ({
  code,
  names: nameCode(code),
  confidence: round(confidence),
})

const toOptions = (codes: string[]): ProductChoice[] => codes.map(code => toChoice({ code, confidence: 0.5 }))

function takeCode({ typed, code, isExact, isReserved }: TypedCode, beside: ProductChoice[]): FoundProduct | null {
  if (isReserved) return nothing({ kind: 'reserved-code', typed }, beside)
  if (!code) return null
  return {
    status: 'found',
    code,
    names: nameCode(code),
    confidence: isExact ? 1 : 0.9,
    reason: isExact ? { kind: 'typed-code', typed } : { kind: 'walked-up', typed, taken: code },
    alternatives: beside.filter(choice => choice.code.slice(0, 4) !== code.slice(0, 4)).slice(0, MAX_ALTERNATIVES),
    options: toOptions(listOptions({ code, fitting: [], head: undefined })),
  }
}

type Corrections = ReturnType<typeof correctTypos>['corrections']

/** How much is left of what is found: a word that was put right may have been another one, two words all the more. */
const trustIn = (corrections: Corrections): number =>
  corrections.reduce((trust, { taken }) => trust * (taken.length > 1 ? 0.8 : 0.93), 1)

/** How near to the best answer another one may come before only the reader can choose. */
const CLOSE = 0.95
const CLOSE_TO_PART = 0.75

/** What was typed, and how it was read. */
type Read = { words: string[]; unknown: string[] }

/**
 * Nothing but a part of the name was found: what is unknown of it may be what says which thing is meant, and an answer
 * that is nearly as good may take the rest into account.
 */
function isDoubtful([best, second]: Candidate[], { words, unknown }: Read): boolean {
  if (!best) return true
  const isPart = best.kind === 'part'
  const isClose = second !== undefined && second.confidence > best.confidence * (isPart ? CLOSE_TO_PART : CLOSE)
  const isHalfUnknown = isPart && unknown.length * 2 >= words.length
  return best.confidence < FOUND_FROM || isClose || isHalfUnknown
}

/** Words are shown as the user typed them. */
function explain(best: Candidate, { name, lang }: ProductQuestion, corrections: Corrections): ProductReason {
  const [correction] = corrections
  if (correction) {
    const taken = correction.taken.map(word => showAsWritten(word, lang)).join(' ')
    return { kind: 'corrected', typed: showAsTyped(name, [correction.typed]), taken }
  }
  const matched = showAsTyped(name, toKeyWords(best.matched))
  if (best.kind === 'alias') return { kind: 'known-name', matched }
  if (best.kind === 'described') return { kind: 'described', matched }
  return { kind: best.kind === 'part' ? 'part-of-name' : 'similar-words', matched }
}

function findByName(name: string, lang: 'es' | 'en'): FoundProduct {
  if (name.length > MAX_NAME_LENGTH) return nothing({ kind: 'too-long' })
  const typedWords = toKeyWords(name)
  if (!typedWords.some(word => /\p{L}/u.test(word))) return nothing({ kind: 'no-words' })
  const { words, corrections, unknown } = correctTypos(typedWords)
  const typedHead = findHeadWord(name, lang)
  if (isNotGoods(name, typedHead)) return nothing({ kind: 'not-goods' })
  const meant = corrections.find(({ typed }) => typed === typedHead)?.taken
  const head = (lang === 'es' ? meant?.[0] : meant?.at(-1)) ?? typedHead
  const trust = trustIn(corrections)
  const ranked = rankProducts({ words, head, lang }).map(candidate => ({
    ...candidate,
    confidence: candidate.confidence * trust,
  }))
  const [best] = ranked
  if (!best || best.confidence < UNSURE_FROM) return nothing({ kind: 'unknown-words', words: unknown })
  const status = isDoubtful(ranked, { words, unknown }) ? 'unsure' : 'found'
  const { code: refined, fitting } = refineCode(best.code.slice(0, 4), words)
  const taken = best.code.length === 4 && refined ? { ...best, code: refined } : best
  // The whole heading stays one click away from the code that was taken of it.
  const heading = taken === best ? [] : [toChoice(best)]
  return {
    status,
    ...toChoice(taken),
    reason: explain(best, { name, lang }, corrections),
    alternatives: [...heading, ...ranked.slice(1).map(toChoice)].slice(0, MAX_ALTERNATIVES),
    options: toOptions(listOptions({ code: taken.code, fitting, head: words.length === 1 ? head : undefined })),
  }
}

/** Finds the heading or subheading of HS 2022 that a product name, or a typed code, means. */
export function findProduct({ name, code, lang }: ProductQuestion): FoundProduct {
  const typed = readTypedCode(code ?? '') ?? readTypedCode(name)
  const byName = readTypedCode(name) ? null : findByName(name, lang)
  const besideCode = byName?.code ? [toChoiceOf(byName), ...byName.alternatives] : listNeighbours(typed?.code, lang)
  const byCode = typed && takeCode(typed, besideCode)
  if (byCode) return byCode
  const inName = code?.trim() ? null : findCodeInName(name)
  if (inName) return takeCode(inName, besideCode) ?? byName ?? nothing({ kind: 'no-words' })
  if (typed && !byName?.code) return nothing({ kind: 'unknown-code', typed: typed.typed })
  return byName ?? nothing({ kind: 'no-words' })
}

/** Headings whose words are nearest to those of a typed one. */
function listNeighbours(code: string | null | undefined, lang: 'es' | 'en'): ProductChoice[] {
  if (!code) return []
  const words = toKeyWords(nameCode(code)[lang])
  const toChoiceAt = ({ code: near }: { code: string }, index: number) =>
    toChoice({ code: near, confidence: 0.3 / (index + 1) })
  return searchHeadings(words, lang).map(toChoiceAt)
}

const toChoiceOf = ({ code, names, confidence }: FoundProduct): ProductChoice => ({
  code: code ?? '',
  names: names ?? { es: '', en: '' },
  confidence,
})
