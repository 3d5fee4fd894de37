import type { CountedList } from '../reading/digest-page.ts'

/** `kept` says of each record of the list whether the limit left room for it. */
export type Counted<List> = { added: number; list: List | undefined; kept: boolean[] }

export type RecordCounter<List extends CountedList> = {
  /** Takes a page's records into account and says how many of them had not been seen before. */
  add: (lists: readonly List[]) => Counted<List>
  total: () => number
  /** Whether there were more than the limit allows. */
  isCut: () => boolean
  /** How many the first page had. */
  firstPage: () => number
}

/** Counts the records of the list that the first page leads with, each once, over all pages of a scan. */
export function countRecords<List extends CountedList>(maxRecords: number): RecordCounter<List> {
  const seen = new Set<string>()
  let wanted: List | undefined
  let first = 0
  let isCut = false
  return {
    total: () => seen.size,
    isCut: () => isCut,
    firstPage: () => first,
    add: lists => {
      const list = wanted === undefined ? lists[0] : findShape(lists, wanted)
      if (!list) return { added: 0, list, kept: [] }
      if (wanted === undefined) first = list.identities.length
      wanted ??= list
      const before = seen.size
      const kept = list.identities.map(identity => {
        if (!seen.has(identity) && seen.size >= maxRecords) return false
        seen.add(identity)
        return true
      })
      isCut ||= kept.includes(false)
      return { added: seen.size - before, list, kept }
    },
  }
}

/** The last page of a list may be drawn a little differently; its best list of the same kind stands in. */
const findShape = <List extends CountedList>(lists: readonly List[], wanted: List): List | undefined =>
  lists.find(({ shape }) => shape === wanted.shape) ?? lists.find(({ kind }) => kind === wanted.kind)
