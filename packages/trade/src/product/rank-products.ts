import { findContainedAliases, findSameAliases, type IndexedAlias, scoreWord, vocabulary } from './alias-index.ts'
import { toSingular } from './plain-words.ts'
import { searchHeadings } from './search-headings.ts'
import { neutralWords } from './stop-words.data.ts'
import { takeLead, turnHeading } from './turn-heading.ts'

type MatchKind = 'alias' | 'described' | 'part' | 'index'
export type Candidate = { code: string; confidence: number; kind: MatchKind; matched: string }
type Query = { words: string[]; head: string | undefined; lang: 'es' | 'en' }

/** The words of an alias and nothing else. One meaning per language; two meanings in one language leave a doubt. */
function rankSame({ words, lang }: Query, kind: MatchKind): Candidate[] {
  const { aliases, likeness } = findSameAliases(words)
  const own = aliases.filter(alias => alias.lang === lang)
  const preferred = own.length > 0 ? own : aliases
  const headings = new Set(preferred.map(alias => alias.code.slice(0, 4)))
  const sure = headings.size > 1 ? 0.68 : own.length > 0 ? 0.98 : 0.93
  const rank = (alias: IndexedAlias, index: number): Candidate => ({
    code: alias.code,
    confidence: likeness * (preferred.includes(alias) ? sure - index * 0.001 : 0.45),
    kind,
    matched: alias.text,
  })
  return [...preferred, ...aliases.filter(alias => !preferred.includes(alias))].map(rank)
}

const holds = (head: string | undefined) => (alias: IndexedAlias) => head !== undefined && alias.words.includes(head)
const sumWeights = (words: string[]): number => words.reduce((sum, word) => sum + scoreWord(word), 0)

/** An alias within a longer name, and where the words around it lead. */
function rankContained({ words, head, lang }: Query): Candidate[] {
  const known = words.filter(word => vocabulary.has(word))
  const total = sumWeights(known)
  const unknownShare = 1 - known.length / words.length
  const contained = findContainedAliases(words)
  const headChapters = new Set(contained.filter(holds(head)).map(alias => alias.code.slice(0, 2)))
  return contained.flatMap((alias): Candidate[] => {
    const besides = words.filter(word => !alias.words.includes(word))
    // "Fertilizante urea": a rarer word from the same chapter says which fertilizer.
    const specifies = headChapters.has(alias.code.slice(0, 2)) && sumWeights(alias.words) > scoreWord(head ?? '')
    const holdsHead = holds(head)(alias) || specifies
    const score = 0.55 * (sumWeights(alias.words) / total) + (holdsHead ? 0.35 : 0) + (alias.lang === lang ? 0.03 : 0)
    const bonus = Math.min(alias.words.length, 4) * 0.01
    const confidence = Math.min(0.92, score + bonus) * (1 - 0.2 * unknownShare) * (holdsHead || !head ? 1 : 0.75)
    const turned = turnHeading(alias.code, besides)
    const found: Candidate = { code: turned, confidence, kind: 'part', matched: alias.text }
    if (turned === alias.code) return [found]
    return [
      { ...found, kind: 'described' },
      { ...found, code: alias.code, confidence: confidence * 0.7 },
    ]
  })
}

/** "Repuestos para moto": what stands beside the leading word, turned by it. */
function rankLed(query: Query): Candidate[] {
  const lead = takeLead(query.words)
  if (!lead) return []
  const head = lead.rest.includes(query.head ?? '') ? query.head : lead.rest[0]
  const rest = { ...query, words: lead.rest, head }
  return [...rankSame(rest, 'described'), ...rankContained(rest)].flatMap((candidate): Candidate[] => {
    const code = lead.turn(candidate.code)
    return code === null ? [] : [{ ...candidate, code, confidence: candidate.confidence * 0.93, kind: 'described' }]
  })
}

function rankByIndex({ words, lang }: Query): Candidate[] {
  const hits = searchHeadings(words, lang)
  const top = hits[0]?.score ?? 1
  return hits.map(({ code, score, matched }) => ({
    code,
    confidence: 0.55 * matched * (score / top),
    kind: 'index',
    matched: words.join(' '),
  }))
}

const keepBest = (candidates: Candidate[]): Candidate[] => {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const heading = candidate.code.slice(0, 4)
    const known = best.get(heading)
    if (!known || candidate.confidence > known.confidence) best.set(heading, candidate)
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence)
}

/** Headings that a name may mean, best first, one entry per heading. */
export function rankProducts(query: Query): Candidate[] {
  const plain = query.words.filter(word => !neutral.has(word) && !/^\d+$/.test(word))
  const bare = { ...query, words: plain.length > 0 ? plain : query.words }
  const same = rankSame(query, 'alias')
  const direct = same.length > 0 ? same : rankSame(bare, 'alias')
  const looser = direct.length > 0 ? [] : [...rankLed(bare), ...rankContained(bare)]
  const beside = direct.length > 0 ? rankContained(bare).map(weaken) : []
  return keepBest([...direct, ...looser, ...beside, ...rankByIndex(bare).map(direct.length > 0 ? weaken : keep)])
}

const neutral = new Set([...neutralWords].map(toSingular))
const weaken = (candidate: Candidate): Candidate => ({ ...candidate, confidence: candidate.confidence * 0.5 })
const keep = (candidate: Candidate): Candidate => candidate
