import type { OwnMarket } from '@sondeo/contract/research/perspective'

/** Where the reader's country stands, in sentences. */
export function BriefOwn({ own }: { own: OwnMarket }) {
  return (
    <section className="brief-block grid gap-2">
      <h2 className="text-lg">{own.heading}</h2>
      {own.flows.map(({ flow, sentence }) => (
        <p key={flow}>{sentence}</p>
      ))}
      {own.note && <p className="text-xs text-ink-3">{own.note}</p>}
    </section>
  )
}
