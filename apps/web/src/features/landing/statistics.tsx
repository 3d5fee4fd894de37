import { planLimits, trialDays } from '@sondeo/contract/plans/plans'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import type { LandingTexts } from '../../messages/public/landing.ts'

export function Statistics({ text }: { text: LandingTexts['statistics'] }) {
  const language = useLanguage()
  const figures = [
    { figure: formatNumber(planLimits.pro.recordsPerScan, language), label: text.records },
    { figure: text.percent(100), label: text.origins },
    { figure: formatNumber(0, language), label: text.secrets },
    { figure: formatNumber(trialDays, language), label: text.trial },
  ]
  return (
    <section className="border-y border-line bg-surface">
      <h2 className="sr-only">{text.title}</h2>
      <dl className="page-width grid grid-cols-2 gap-y-10 py-14 lg:grid-cols-4 lg:py-16">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-l-2 border-signal pr-2 pl-4 sm:pr-4 sm:pl-5"
          >
            <dt className="max-w-[20ch] text-sm text-ink-2">{label}</dt>
            <dd className="tabular font-head text-2xl font-bold tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
