import type { SearchListItem } from '@sondeo/contract/searches'
import { foldText } from '../../browser/fold-text.ts'

type Kind = 'pinned' | 'site' | 'research' | 'batch' | 'joined' | 'other'
export type HistoryGroup = { key: string; kind: Kind; searches: SearchListItem[] }

const placeOf = ({ pinned, tool, site, madeOf }: SearchListItem): Omit<HistoryGroup, 'searches'> => {
  if (pinned) return { key: '', kind: 'pinned' }
  if (tool === 'product') return { key: 'research', kind: 'research' }
  if (site) return { key: `site ${site}`, kind: 'site' }
  const kind = madeOf === 'batch' ? 'batch' : madeOf === 'searches' ? 'joined' : 'other'
  return { key: kind, kind }
}

/** Pinned first, then by site in the order of their newest search; only what holds every word that was typed. */
export function groupHistory(searches: readonly SearchListItem[], typed: string): HistoryGroup[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const groups = new Map<string, HistoryGroup>()
  for (const search of searches) {
    const text = foldText([search.name, search.question, search.site].join(' '))
    if (!words.every(word => text.includes(word))) continue
    const place = placeOf(search)
    const group = groups.get(place.key) ?? { ...place, searches: [] }
    group.searches.push(search)
    groups.set(place.key, group)
  }
  return [...groups.values()]
}
