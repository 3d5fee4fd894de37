import type { FoundProduct } from '@sondeo/contract/research/product-research'
import { type ReactNode, useId, useState } from 'react'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  product: FoundProduct
  /** Given: the nearest other codes are buttons that run the research again. */
  onChoose?: (code: string) => void
}

/** Which code was taken, on one line; why, and what else could have been meant, one click away: never a silent guess. */
export function TakenCode({ product, onChoose }: Props) {
  const text = useResearchMessages().taken
  const id = useId()
  const { code, name, reason, isUnsure, isCodeIgnored, question } = product
  // What the question below offers is not offered here, too.
  const asked = onChoose ? (question?.options ?? []).map(option => option.code) : []
  const alternatives = product.alternatives.filter(choice => !asked.includes(choice.code))
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="sr-only">
        {text.heading}
      </h2>
      {/* Who took it unsurely is asked at once. */}
      <details open={isUnsure} className="group min-w-0 rounded-lg border border-line bg-surface px-4 py-2.5 sm:px-5">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-ink-3" aria-hidden="true">
            {text.heading}
          </span>
          <span className="min-w-0">
            <span className="tabular font-semibold">{code}</span> <span className="wrap-anywhere">{name}</span>
          </span>
          {isUnsure && <Badge tone="partial">{text.unsure}</Badge>}
          <span className="ml-auto font-medium text-link group-open:hidden">{text.change(alternatives.length)}</span>
        </summary>
        <div className="grid gap-3 pt-3 pb-1.5">
          <p className="text-sm text-ink-2">{isCodeIgnored ? `${text.codeIgnored} ${reason}` : reason}</p>
          {alternatives.length > 0 && (
            <div className="grid gap-2">
              <p className="text-sm text-ink-3">{onChoose ? text.alternatives : text.near}</p>
              <Choices choices={alternatives} onChoose={onChoose} />
            </div>
          )}
        </div>
      </details>
    </section>
  )
}

/** They stand from the most traded down: few look for those behind. */
const FIRST_OPTIONS = 3

/** What only the reader can choose among, after the answer: it holds for what was taken, and this makes it narrower. */
export function CodeQuestion({ product: { question, code }, onChoose }: Props) {
  const text = useResearchMessages().taken
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  if (!question || !onChoose) return null
  const options = question.options.filter(option => option.code !== code)
  const isCut = !isWhole && options.length > FIRST_OPTIONS + 1
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 id={id} className="font-sans text-sm font-medium tracking-normal text-ink-2">
        {question.text}
      </h2>
      <Choices choices={isCut ? options.slice(0, FIRST_OPTIONS) : options} onChoose={onChoose}>
        {isCut && (
          <li>
            <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
              {text.more(options.length - FIRST_OPTIONS)}
            </Button>
          </li>
        )}
      </Choices>
    </section>
  )
}

type ProductChoice = FoundProduct['alternatives'][number]
type ChoicesProps = {
  choices: readonly ProductChoice[]
  onChoose: ((code: string) => void) | undefined
  /** Stands behind them. */
  children?: ReactNode
}

/** Codes with their names; buttons where one can be chosen. */
export function Choices({ choices, onChoose, children }: ChoicesProps) {
  const text = useResearchMessages().taken
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map(choice => (
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
      {children}
    </ul>
  )
}

const Choice = ({ code, name }: ProductChoice) => (
  <>
    <span className="tabular font-semibold">{code}</span> <span className="font-normal">{name}</span>
  </>
)
