import { listSubheadingNames } from '../names/subheading-names.ts'
import { type Alias, aliases, headingNames } from './catalog.ts'
import { dropGender, toKeyWords } from './plain-words.ts'

export type IndexedAlias = Alias & { words: string[] }

const indexed: IndexedAlias[] = aliases.map(alias => ({ ...alias, words: toKeyWords(alias.text) }))

function groupBy(keyOf: (alias: IndexedAlias) => string): Map<string, IndexedAlias[]> {
  return Map.groupBy(indexed, keyOf)
}

const inOrder = groupBy(({ words }) => words.join(' '))
const anyOrder = groupBy(({ words }) => words.toSorted().join(' '))
const anyGender = groupBy(({ words }) => words.map(dropGender).toSorted().join(' '))

/** Aliases that say the same as these words: word for word, else in another order, else in another gender. */
export function findSameAliases(words: string[]): { aliases: IndexedAlias[]; likeness: number } {
  const same = inOrder.get(words.join(' '))
  if (same) return { aliases: same, likeness: 1 }
  const turned = anyOrder.get(words.toSorted().join(' '))
  if (turned) return { aliases: turned, likeness: 0.95 }
  const other = anyGender.get(words.map(dropGender).toSorted().join(' '))
  return { aliases: other ?? [], likeness: 0.92 }
}

const byWord = new Map<string, IndexedAlias[]>()
for (const alias of indexed) {
  for (const word of new Set(alias.words)) {
    const list = byWord.get(word)
    if (list) list.push(alias)
    else byWord.set(word, [alias])
  }
}

/** Aliases all of whose words are among these. */
export function findContainedAliases(words: string[]): IndexedAlias[] {
  const among = new Set(words)
  const candidates = new Set([...among].flatMap(word => byWord.get(word) ?? []))
  return [...candidates].filter(alias => alias.words.length > 0 && alias.words.every(word => among.has(word)))
}

const named = [...headingNames.values(), ...listSubheadingNames().map(([, names]) => names)]
const headingWords = named.flatMap(({ es, en }) => [...toKeyWords(es), ...toKeyWords(en)])

/** Every word we know, with how often it stands in names. */
export const vocabulary = new Map<string, number>()
for (const word of [...indexed.flatMap(alias => alias.words), ...headingWords]) {
  vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
}

/** Rare words tell more than common ones. */
export const scoreWord = (word: string): number => 1 / Math.log2(2 + (byWord.get(word)?.length ?? 0))
