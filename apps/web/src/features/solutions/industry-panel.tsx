import { paths } from '@sondeo/contract/paths'
import { Check } from 'lucide-react'
import { SampleResult } from '../../blocks/sample-result.tsx'
import type { IndustryTexts } from '../../messages/es/public/industries.ts'
import type { solutions } from '../../messages/es/public/solutions.ts'
import { LinkButton } from '../../ui/link-button.tsx'

type Props = { industry: IndustryTexts; text: typeof solutions }

/** Everything about one industry: what it is for, what it brings, an example and the way there. */
export function IndustryPanel({ industry, text }: Props) {
  const { name, description, benefits, caseStudy, steps, sample } = industry
  return (
    <div className="grid gap-16 pt-12 lg:gap-20 lg:pt-16">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.05fr] lg:gap-16">
        <div className="grid justify-items-start gap-6">
          <h2 className="text-xl sm:text-2xl">{name}</h2>
          <p className="max-w-[52ch] text-ink-2">{description}</p>
          <LinkButton to={paths.signup} size="lg">
            {text.signup}
          </LinkButton>
        </div>
        <SampleResult {...sample} marked={[1, sample.columns.length - 1]} />
      </div>

      <div className="grid gap-6">
        <h3 className="text-lg">{text.benefits}</h3>
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {benefits.map(benefit => (
            <li key={benefit.title} className="grid content-start gap-1.5 border-t-2 border-signal pt-4">
              <p className="font-semibold">{benefit.title}</p>
              <p className="text-ink-2">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>

      <div className="grid gap-10 rounded-lg border border-line bg-surface p-6 sm:p-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div className="grid content-start gap-4">
          <p className="text-sm font-semibold text-partial">{text.caseStudy}</p>
          <h3 className="text-lg">{caseStudy.title}</h3>
          <p className="max-w-[56ch] text-ink-2">{caseStudy.text}</p>
          <p className="text-sm text-ink-3">{text.caseNote}</p>
        </div>
        <div className="grid content-center gap-1 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-16">
          <p className="tabular font-head text-2xl font-bold tracking-tight">{caseStudy.figure}</p>
          <p className="text-sm text-ink-2">{caseStudy.figureLabel}</p>
        </div>
      </div>

      <div className="grid gap-6">
        <h3 className="text-lg">{text.workflow}</h3>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {steps.map((step, index) => (
            <li key={step.title} className="relative grid content-start gap-2">
              <div aria-hidden="true" className="flex items-center gap-3">
                <span className="tabular grid size-9 place-items-center rounded-full bg-night text-sm font-semibold text-on-night dark:bg-night-2">
                  {index === steps.length - 1 ? <Check className="size-4" /> : index + 1}
                </span>
                <span className="h-px flex-1 bg-line" />
              </div>
              <p className="mt-1 font-semibold">
                <span className="sr-only">{`${text.step(index + 1)}: `}</span>
                {step.title}
              </p>
              <p className="text-sm text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
