import { planLimits, trialDays } from '@sondeo/contract/plans'
import { useLanguage } from '../../browser/language.ts'
import type { LandingTexts } from './use-landing-messages.ts'

export function Statistics({ text }: { text: LandingTexts['statistics'] }) {
  const number = new Intl.NumberFormat(useLanguage(), { useGrouping: 'always' })
  const figures = [
    { figure: number.format(planLimits.pro.recordsPerScan), label: text.records },
    { figure: text.percent(100), label: text.origins },
    { figure: number.format(0), label: text.secrets },
    { figure: number.format(trialDays), label: text.trial },
  ]
  return (
    <section className="border-y border-line bg-surface">
      <h2 className="sr-only">{text.title}</h2>
      <dl className="page-width grid grid-cols-2 gap-y-10 py-14 lg:grid-cols-4 lg:py-16">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2 border-l-2 border-signal pr-4 pl-5">
            <dt className="max-w-[20ch] text-sm text-ink-2">{label}</dt>
            <dd className="tabular font-head text-2xl font-bold tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
