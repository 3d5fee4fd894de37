import { paths } from '@sondeo/contract/paths'
import { planLimits, trialDays } from '@sondeo/contract/plans/plans'
import { useState } from 'react'
import { ClosingCall } from '../../blocks/closing-call.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { FeatureCards } from '../../features/landing/feature-cards.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { type LandingTexts, useLandingMessages } from '../../messages/public/landing.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export function Screen() {
  const text = useLandingMessages()
  return (
    <>
      <PageMeta {...text.meta} withBrand={false} />
      <Hero text={text.hero} demo={text.demo} />
      <FeatureCards text={text.features} />
      <Statistics text={text.statistics} />
      <LandingFaq text={text.faq} />
      <ClosingCall title={text.closing.title} text={`${text.closing.text} ${text.hero.limited}`}>
        <LinkButton to={paths.signup} variant="onSignal" size="lg">
          {text.closing.action}
        </LinkButton>
      </ClosingCall>
    </>
  )
}

function Statistics({ text }: { text: LandingTexts['statistics'] }) {
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

const tabClasses =
  'min-h-11 shrink-0 rounded-md px-3.5 text-left text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink aria-selected:bg-night aria-selected:text-on-night dark:aria-selected:bg-ink dark:aria-selected:text-paper'

/** Six topics as tabs; within a topic one answer open at a time. */
function LandingFaq({ text }: { text: LandingTexts['faq'] }) {
  const [topic, setTopic] = useState('general')
  const category = text.categories.find(({ id }) => id === topic)
  return (
    <section id="faq" className="page-width grid gap-10 py-20 lg:py-28">
      <div className="grid gap-3">
        <h2 className="text-xl sm:text-2xl">{text.title}</h2>
        <p className="text-ink-2">{text.lead}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <Tabs
          label={text.categoriesLabel}
          tabs={text.categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={topic}
          onChange={setTopic}
          listClassName="-mx-1 flex flex-wrap gap-1 p-1 lg:flex-col lg:flex-nowrap"
          tabClassName={tabClasses}
          panelClassName="min-w-0 rounded-sm lg:min-h-[19rem]"
        >
          <Accordion
            key={topic}
            items={(category?.items ?? []).map(({ question, answer }) => ({
              id: question,
              title: question,
              content: answer,
            }))}
          />
        </Tabs>
      </div>
    </section>
  )
}
