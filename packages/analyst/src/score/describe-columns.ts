import type { Asked } from '../propose/read-asked.ts'
import { likeness } from '../search/meaning.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import { translationsOf } from '../words/translations.ts'

/** How far the question names a column. */
export type Naming = {
  /** 0: not at all; 1: by meaning or in part; 2: every word. */
  level: 0 | 1 | 2
  words: number
  /** Where in the question, first word; -1 where it does not. */
  at: number
  /** Every word of the question that names it, one bit each. */
  said: number
}

/** Words after these are not looked at one by one. */
export const MAX_SAID = 31

const leading = new Set(['which', 'what', 'whose', 'how_many', 'many', 'much', 'how_much', 'name', 'the'])

export function nameColumns(asked: Asked, { columns }: SetView): Naming[] {
  return columns.map(({ heading }) => {
    let [words, near, at, said] = [0, 0, -1, 0]
    for (const word of heading) {
      let best = 0
      asked.meanings.forEach((one, place) => {
        if (asked.isStop[place] && one.word !== word.word) return
        const alike = likeness(one, word)
        if (alike > 0 && place < MAX_SAID) said |= 1 << place
        if (alike > best) {
          best = alike
          if (at < 0 || place < at) at = place
        }
      })
      if (best >= 2) words++
      else if (best === 1) near++
    }
    const all = heading.length > 0 && words + near === heading.length
    return { level: all ? 2 : words + near > 0 ? 1 : 0, words: words + near, at, said }
  })
}

/** Columns in the order in which the question names them wholly. */
export const namedColumns = (namings: readonly Naming[]): number[] =>
  namings
    .flatMap(({ level, at }, column) => (level === 2 ? [{ at, column }] : []))
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => column)

/**
 * What a page says of its one thing: of a heading that only this question's words name in part ("Date posted"), there is
 * hardly another one meant. Words that a column is named by wholly speak for that one.
 */
export function namedFacts(namings: readonly Naming[]): number[] {
  const whole = namings.reduce((bits, { level, said }) => (level === 2 ? bits | said : bits), 0)
  const own = namings.map(({ said }) => said & ~whole)
  return namings
    .flatMap(({ level, at }, column) => {
      const bits = own[column] ?? 0
      const isOnly = bits !== 0 && own.every((other, place) => place === column || (other & bits) === 0)
      return level === 2 || (level === 1 && isOnly) ? [{ at, column }] : []
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => column)
}

type Context = { asked: Asked; naming: Naming | undefined; place: 'c' | 's' }

/** What speaks for a column as the one that is shown (`c`) or compared by (`s`). */
export function describeColumn(column: ColumnView | undefined, { asked, naming, place }: Context): string[] {
  if (!column || !naming) return [`${place}:none`]
  const { way, gloss } = asked
  const { shape, heading, at } = column
  const concepts = heading.slice(0, 3).map(({ word }) => translationsOf(word)[0] ?? word)
  const features = [
    `${place}:${shape}`,
    `${place}:${way}:${shape}`,
    `${place}:at${Math.min(at, 3)}`,
    `${place}:named${naming.level}`,
    `${place}:words${Math.min(3, naming.words)}`,
    `${place}:named${naming.level}:${shape}`,
    ...concepts.map(concept => `${place}:h:${concept}:${way}`),
  ]
  const leads = gloss.flatMap((word, i) => (leading.has(word) ? [i] : [])).slice(0, 3)
  for (const lead of leads)
    if (naming.at > lead && naming.at <= lead + 3) features.push(`${place}:after:${gloss[lead]}`, `${place}:after`)
  if (place === 'c')
    for (const concept of concepts.slice(0, 2))
      for (const word of gloss.slice(0, 3)) features.push(`c:hw:${concept}:${word}`)
  else
    for (const concept of concepts.slice(0, 2))
      for (const word of new Set(gloss)) if (word.length > 3) features.push(`s:hw:${concept}:${word}`)
  return features
}
