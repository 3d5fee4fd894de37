import type { CellOrigin } from '@sondeo/contract/origins'
import { useState } from 'react'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import { InputList } from './input-list.tsx'
import { PlaceView } from './place-view.tsx'
import { ReadingReason } from './reading-reason.tsx'

/** The value, how it was made, and the place of the input that was chosen. */
export function OriginView({ origin }: { origin: CellOrigin }) {
  const text = useOriginMessages()
  const language = useLanguage()
  const [chosen, setChosen] = useState(0)
  const { column, formula, reading, inputs } = origin
  const place = inputs[chosen]?.places[0]
  const figure = (value: string) => (/^-?\d+(\.\d+)?$/.test(value) ? formatNumber(Number(value), language) : value)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto">
      <div className="grid gap-1">
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
