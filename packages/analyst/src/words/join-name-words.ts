import type { Part } from '../propose/grammar/part.ts'

/** "name, phone and average price" where a column is called "Precio promedio": among columns it is a name, no figure. */
export function joinNameWords(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    if (part.kind !== 'cue' || !/^(?:average|sum)$/.test(part.cue)) return part
    const before = parts.slice(0, at).findLast(isTelling)
    const next = parts.slice(at + 1).find(isTelling)
    const isName =
      before?.kind === 'field' &&
      !before.mention.isThing &&
      next?.kind === 'field' &&
      next.field.isNumeric &&
      (part.cue === 'average' ? /promedi|averag|mean|medio/i : /total/i).test(next.field.name)
    return isName ? { kind: 'filler', from: part.from, to: part.to } : part
  })
}

const isTelling = (part: Part): boolean => part.kind !== 'filler' && !(part.kind === 'cue' && part.cue === 'and')
