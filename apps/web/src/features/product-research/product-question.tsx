import type { FoundProduct } from '@sondeo/contract/research/product-research'
import { useEffect, useId, useRef } from 'react'
import { Choices } from '../../blocks/research/taken-code.tsx'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Button } from '../../ui/button.tsx'

type Props = { product: FoundProduct; onChoose: (code: string) => void }

/** Asks which product was meant, the likeliest first, before anything is made of a guess. */
export function ProductQuestion({ product: { code, name, reason, alternatives }, onChoose }: Props) {
  const text = useResearchMessages().doubt
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // It came in the place of the progress: the keyboard goes along.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-md border border-partial/40 bg-partial-soft px-4 py-4 sm:px-5"
    >
      <div className="grid gap-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-base text-balance outline-none">
          {text.ask(name, code)}
        </h2>
        <p className="text-sm text-ink-2">{reason}</p>
      </div>
      <Button className="justify-self-start" onClick={() => onChoose(code)}>
        {text.yes}
      </Button>
      {alternatives.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-2">{text.others}</p>
          <Choices choices={alternatives} onChoose={onChoose} />
        </div>
      )}
      <p className="text-sm text-ink-2">{text.none}</p>
    </section>
  )
}
