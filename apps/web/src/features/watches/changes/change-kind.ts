import type { WatchChange } from '@sondeo/contract/watches/watch'

export const shownKinds = ['new', 'deadline', 'changed', 'gone', 'back', 'unreadable'] as const
export type ShownKind = (typeof shownKinds)[number]

/** A row that was gone and is there again is told apart from one that was never seen. */
export const kindOf = ({ kind, goneSince }: WatchChange): ShownKind =>
  kind === 'new' && goneSince !== null ? 'back' : kind

const longestTitle = 120

/** What people know a row by: its first texts. */
export function titleOf({ row }: WatchChange): string {
  const texts = Object.values(row).filter(text => text.trim() !== '')
  const [first = '', second = ''] = texts
  const title = first.length < 30 && second !== '' ? `${first} · ${second}` : first
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title
}
