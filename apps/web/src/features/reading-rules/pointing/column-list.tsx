import { X } from 'lucide-react'
import { useRulesMessages } from '../../../messages/reading-rules.ts'
import type { FieldDraft } from '../rule-draft.ts'

type Props = { columns: readonly FieldDraft[]; onDrop: (id: number) => void }

/** The columns of the rule so far. */
export function ColumnList({ columns, onDrop }: Props) {
  const { point: text } = useRulesMessages()
  if (columns.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">{text.columns}</h3>
      <ul aria-label={text.columns} className="flex flex-wrap gap-2">
        {columns.map(({ id, name }) => (
          <li key={id} className="flex max-w-full items-center rounded-md border border-line-strong bg-surface text-sm">
            <span className="truncate py-1.5 pl-3">{name}</span>
            <button
              type="button"
              aria-label={text.removeColumn(name)}
              onClick={() => onDrop(id)}
              className="grid size-8 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
