import type { CellOrigin, CellReading } from '@sondeo/contract/origins'
import { useState } from 'react'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { PlaceView } from './place-view.tsx'

type Props = {
  origin: CellOrigin
  /** Which row the value stands in. */
  record?: string | undefined
}

/** The value, how it was made, and the place of the input that was chosen. */
export function OriginView({ origin, record }: Props) {
  const text = useOriginMessages()
  const language = useLanguage()
  const [chosen, setChosen] = useState(0)
  const { column, formula, reading, inputs } = origin
  const place = inputs[chosen]?.places[0]
  const figure = (value: string) => (/^-?\d+(\.\d+)?$/.test(value) ? formatNumber(Number(value), language) : value)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto">
      <div className="grid gap-1">
        {record && (
          <p className="line-clamp-2 text-sm font-semibold wrap-anywhere" title={record}>
            {record}
          </p>
        )}
        <p className="text-sm text-ink-2">{column}</p>
        <p className="tabular max-h-40 overflow-y-auto text-lg font-semibold wrap-anywhere">
          {formula === null ? origin.text : figure(origin.text)}
        </p>
        {reading && <ReadingReason reading={reading} column={column} />}
      </div>
      {formula !== null && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-2">{(text.formulas[formula] ?? (() => text.computed))(origin.asOf)}</p>
          <InputList inputs={inputs} inputCount={origin.inputCount} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
      {place && <PlaceView key={chosen} place={place} />}
      {!place && formula === null && <p className="text-sm text-ink-2">{text.none}</p>}
    </div>
  )
}

/** What a text was read as and why, in a sentence or two. */
function ReadingReason({ reading, column }: { reading: CellReading; column: string }) {
  const text = useOriginMessages()
  const { basis, currency } = reading
  const kinds = reading.kinds.map(kind => text.kinds[kind])
  if (kinds.length > 1) return <p className="text-sm text-ink-2">{text.undecided(kinds)}</p>
  const ownSign = basis === 'text' ? currency?.sign : null
  const reason = ownSign ? text.saidBySign(ownSign) : basis && text.saidBy[basis](column)
  // What says that it is an amount often says of which currency too.
  if (currency?.code && basis !== null && basis === currency.basis) {
    const said = ownSign
      ? text.amountBySign(currency.code, ownSign)
      : text.amountIn(currency.code, text.saidBy[basis](column))
    return <p className="text-sm text-ink-2">{said}</p>
  }
  return (
    <p className="text-sm text-ink-2">
      {text.readAs(kinds[0] ?? text.kinds.text, reason)}
      {currency?.code && ` ${text.currencySaidBy[currency.basis ?? 'page'](currency.code)}`}
      {currency && !currency.code && currency.sign && ` ${text.unknownCurrency(currency.sign)}`}
    </p>
  )
}

type InputsProps = Pick<CellOrigin, 'inputs' | 'inputCount'> & { chosen: number; onChoose: (index: number) => void }

/** What a computed value was made of; a click shows where each stands. */
function InputList({ inputs, inputCount, chosen, onChoose }: InputsProps) {
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
