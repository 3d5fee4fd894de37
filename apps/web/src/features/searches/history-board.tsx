import type { SearchListItem } from '@sondeo/contract/searches'
import { useState } from 'react'
import { useSearchesMessages } from '../../messages/searches.ts'
import { Field } from '../../ui/fields/field.tsx'
import { groupHistory, type HistoryGroup } from './group-history.ts'
import { HistoryItem } from './history-item.tsx'

/** Every search, by site, with a field to find one. */
export function HistoryBoard({ searches }: { searches: readonly SearchListItem[] }) {
  const text = useSearchesMessages()
  const [typed, setTyped] = useState('')
  const groups = groupHistory(searches, typed)
  const headingOf = ({ kind, searches: [first] }: HistoryGroup) =>
    kind === 'site' ? (first?.site ?? '') : text.history[kind]
  return (
    <div className="grid gap-6">
      <Field
        type="search"
        name="filter"
        label={text.history.filter}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {groups.length === 0 && (
        <p role="status" className="text-ink-2">
          {searches.length === 0 ? text.empty : text.history.noneFits}
        </p>
      )}
      {groups.map(group => (
        <section key={group.key} className="grid gap-2">
          <h2 className="text-sm font-semibold wrap-anywhere text-ink-2">{headingOf(group)}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {group.searches.map(search => (
              <HistoryItem key={search._id} search={search} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
