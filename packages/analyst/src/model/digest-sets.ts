import type { SourceColumn, SourceSet } from '../record-source.ts'

/** A digest never takes more than this, however much was read. */
const MAX_DIGEST_TOKENS = 1_800
/** Short words and digits cost more tokens than prose: this many characters a token is on the safe side. */
const CHARACTERS_PER_TOKEN = 3
const SAMPLES = 3

export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

type Detail = { sets: number; columns: number; sampleLength: number }

/** From everything down to the main list's bare columns: the first that fits is sent. */
const details: Detail[] = [
  { sets: 8, columns: 40, sampleLength: 60 },
  { sets: 5, columns: 30, sampleLength: 40 },
  { sets: 3, columns: 24, sampleLength: 30 },
  { sets: 2, columns: 16, sampleLength: 20 },
  { sets: 1, columns: 12, sampleLength: 12 },
]

/** What was found, in short: every list with its columns, kinds and three samples of each. */
export function digestSets(sets: readonly SourceSet[]): string {
  for (const detail of details) {
    const text = JSON.stringify(describe(sets, detail))
    if (estimateTokens(text) <= MAX_DIGEST_TOKENS) return text
  }
  return JSON.stringify(describe(sets, { sets: 1, columns: 8, sampleLength: 0 })).slice(
    0,
    MAX_DIGEST_TOKENS * CHARACTERS_PER_TOKEN,
  )
}

const describe = (sets: readonly SourceSet[], detail: Detail) =>
  sets.slice(0, detail.sets).map(set => ({
    set: set.id,
    kind: set.kind,
    name: cut(set.name ?? '', 60),
    records: set.records.length,
    columns: set.columns.slice(0, detail.columns).map(column => describeColumn(column, set, detail)),
  }))

function describeColumn({ key, name, kind }: SourceColumn, { records }: SourceSet, { sampleLength }: Detail) {
  const texts = new Set<string>()
  for (const { cells } of records) {
    const text = cells[key]?.text.trim()
    if (text) texts.add(cut(text, sampleLength))
    if (texts.size >= SAMPLES) break
  }
  return { field: key, name: cut(name, 40), kind, ...(sampleLength > 0 && { samples: [...texts] }) }
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)
