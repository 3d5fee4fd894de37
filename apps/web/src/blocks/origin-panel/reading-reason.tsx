import type { CellReading } from '@sondeo/contract/origins'
import { useOriginMessages } from '../../messages/origin-panel.ts'

/** What a text was read as and why, in a sentence or two. */
export function ReadingReason({ reading, column }: { reading: CellReading; column: string }) {
  const text = useOriginMessages()
  const { basis, currency } = reading
  const kinds = reading.kinds.map(kind => text.kinds[kind])
  if (kinds.length > 1) return <p className="text-sm text-ink-2">{text.undecided(kinds)}</p>
  const ownSign = basis === 'text' ? currency?.sign : null
  const reason = ownSign ? text.saidBySign(ownSign) : basis && text.saidBy[basis](column)
  return (
    <p className="text-sm text-ink-2">
      {text.readAs(kinds[0] ?? text.kinds.text, reason)}
      {currency?.code && ` ${text.currencySaidBy[currency.basis ?? 'page'](currency.code)}`}
      {currency && !currency.code && currency.sign && ` ${text.unknownCurrency(currency.sign)}`}
    </p>
  )
}
