import { creditPacks } from '@sondeo/contract/plans/plans'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { usePlanMessages } from '../../messages/plan.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { usePaymentPage } from './use-payment-page.ts'

const kinds = ['report', 'scan'] as const

/** Units beyond the plan, in packs. */
export function PackChoice() {
  const text = usePlanMessages()
  const language = useLanguage()
  const page = usePaymentPage()
  const failure = explainFlowError({ error: page.error, language, whatFailed: text.choice.failed })
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="grid gap-1">
        <h3 className="font-sans text-sm font-semibold tracking-normal">{text.packs.title}</h3>
        <p className="text-sm text-ink-2">{text.packs.text}</p>
      </div>
      {page.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {kinds.map(kind => {
          const pack = text.packs.pack(formatNumber(creditPacks[kind].units, language), kind)
          const price = `$${creditPacks[kind].price}`
          const isBusy = page.isPending && page.variables.page === 'credits' && page.variables.body.kind === kind
          return (
            <li key={kind} className="flex items-center justify-between gap-3 rounded-md border border-line px-4 py-3">
              <span className="tabular text-sm font-semibold">{pack}</span>
              <Button
                variant="outline"
                size="sm"
                aria-label={text.packs.buyPack(pack, price)}
                isBusy={isBusy}
                disabled={page.isPending}
                onClick={() => page.mutate({ page: 'credits', body: { kind, packs: 1 } })}
              >
                {text.packs.buy(price)}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
