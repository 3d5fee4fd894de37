import type { ListDigest, PageDigest } from '../reading/digest-page.ts'

export type RecordCounter = {
  /** Takes a page's records into account and says how many of them had not been seen before. */
  add: (digest: PageDigest) => number
  total: () => number
  /** How many the first page had. */
  firstPage: () => number
}

/** Counts the records of the list that the first page leads with, each once, over all pages of a scan. */
export function countRecords(): RecordCounter {
  const seen = new Set<string>()
  let shape: ListDigest | undefined
  let first = 0
  return {
    total: () => seen.size,
    firstPage: () => first,
    add: digest => {
      const list = shape === undefined ? digest.lists[0] : findShape(digest, shape)
      if (!list) return 0
      if (shape === undefined) first = list.identities.length
      shape ??= list
      const before = seen.size
      for (const identity of list.identities) seen.add(identity)
      return seen.size - before
    },
  }
}

/** The last page of a list may be drawn a little differently; its best list of the same kind stands in. */
const findShape = ({ lists }: PageDigest, wanted: ListDigest): ListDigest | undefined =>
  lists.find(({ shape }) => shape === wanted.shape) ?? lists.find(({ kind }) => kind === wanted.kind)
