import type { CellOrigin } from '@sondeo/contract/origins'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import { joinClasses } from '../../ui/join-classes.ts'

type Props = Pick<CellOrigin, 'inputs' | 'inputCount'> & { chosen: number; onChoose: (index: number) => void }

/** What a computed value was made of; a click shows where each stands. */
export function InputList({ inputs, inputCount, chosen, onChoose }: Props) {
  const text = useOriginMessages()
  return (
    <div className="grid gap-1.5">
      <p className="text-xs font-semibold text-ink-3">{text.inputs}</p>
      <ul className="flex max-h-36 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {inputs.map(({ name, text: value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal inputs differ by their place only
          <li key={index} className="max-w-full">
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
              className={joinClasses(
                'max-w-full truncate rounded-md border px-2.5 py-1 text-left text-sm',
                index === chosen
                  ? 'border-signal bg-signal-soft text-ink'
                  : 'border-line-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              <span className="text-ink-3">{`${name}: `}</span>
              <span className="tabular">{value}</span>
            </button>
          </li>
        ))}
      </ul>
      {inputCount > inputs.length && <p className="text-sm text-ink-2">{text.more(inputCount - inputs.length)}</p>}
    </div>
  )
}
