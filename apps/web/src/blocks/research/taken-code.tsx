import type { FoundProduct } from '@sondeo/contract/product-research'
import { useId } from 'react'
import { useResearchMessages } from '../../messages/product-research.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  product: FoundProduct
  /** Given: the nearest other codes are buttons that run the research again. */
  onChoose?: (code: string) => void
}

/** Which code was taken and why, and what else could have been meant: never a silent guess. */
export function TakenCode({ product, onChoose }: Props) {
  const text = useResearchMessages().taken
  const id = useId()
  const { code, name, reason, isUnsure, isCodeIgnored, alternatives } = product
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-sm font-semibold text-ink-2">
          {text.heading}
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          <span className="tabular font-semibold">{code}</span>
          <span>{name}</span>
          {isUnsure && <Badge tone="partial">{text.unsure}</Badge>}
        </p>
        <p className="text-sm text-ink-2">{isCodeIgnored ? `${text.codeIgnored} ${reason}` : reason}</p>
      </div>
      {alternatives.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-3">{onChoose ? text.alternatives : text.near}</p>
          <ul className="flex flex-wrap gap-2">
            {alternatives.map(choice => (
              <li key={choice.code} className="max-w-full">
                {onChoose ? (
                  <Button
                    variant="outline"
                    size="sm"
                    className="max-w-full whitespace-normal! py-1 text-left"
                    aria-label={text.choose(choice.code, choice.name)}
                    onClick={() => onChoose(choice.code)}
                  >
                    <Choice {...choice} />
                  </Button>
                ) : (
                  <span className="text-sm text-ink-2">
                    <Choice {...choice} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const Choice = ({ code, name }: { code: string; name: string }) => (
  <>
    <span className="tabular font-semibold">{code}</span> <span className="font-normal">{name}</span>
  </>
)
