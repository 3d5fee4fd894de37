import { paths } from '@sondeo/contract/paths'
import { trialDays } from '@sondeo/contract/plans/plans'
import { Check, FileSearch } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../browser/language.ts'
import type { LandingTexts } from '../../messages/public/landing.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { type DemoRow, demoAddress, demoPages, demoRows } from './hero-demo.data.ts'

export function Hero({ text, demo }: { text: LandingTexts['hero']; demo: LandingTexts['demo'] }) {
  const language = useLanguage()
  return (
    <div className="night-band isobaths">
      <div className="page-width grid items-center gap-12 pt-12 pb-20 lg:grid-cols-[1fr_1.08fr] lg:gap-14 lg:pt-20 lg:pb-28">
        <div className="grid gap-6">
          <h1 className="text-2xl sm:text-3xl">
            {text.titleStart}
            <span className="text-signal">{text.titleMark}</span>
            {text.titleEnd}
          </h1>
          <p className="max-w-[44ch] text-on-night-2 sm:text-lg">{text.lead}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.signup} size="lg">
              {text.start}
            </LinkButton>
            {/* The tour is in Spanish only; the help has the same in pictures. */}
            <LinkButton to={language === 'es' ? paths.features : paths.faqs} variant="night" size="lg">
              {text.tour}
            </LinkButton>
          </div>
          <div className="grid gap-1 text-sm text-on-night-3">
            <p>{text.note(trialDays)}</p>
            <p>{text.limited}</p>
          </div>
        </div>
        <HeroDemo text={demo} />
      </div>
    </div>
  )
}

type Choice = { row: number; field: 'email' | 'phone' }

const cellButton =
  'block w-full truncate rounded-sm px-2.5 py-1.5 text-left transition-colors duration-150 hover:bg-signal-soft aria-pressed:bg-signal-soft aria-pressed:ring-2 aria-pressed:ring-signal aria-pressed:ring-inset sm:px-3 sm:py-2'

/** The product in small: a question, its table, and the place on the page behind whichever value is chosen. */
function HeroDemo({ text }: { text: LandingTexts['demo'] }) {
  const [chosen, setChosen] = useState<Choice>({ row: 1, field: 'email' })
  const row = demoRows[chosen.row] as DemoRow
  const origin = row[chosen.field]

  const cell = (index: number, field: Choice['field']) => {
    const { value } = (demoRows[index] as DemoRow)[field]
    return (
      <button
        type="button"
        aria-pressed={chosen.row === index && chosen.field === field}
        aria-label={text.showOrigin(value)}
        onClick={() => setChosen({ row: index, field })}
        className={cellButton}
      >
        {value}
      </button>
    )
  }
  return (
    <section
      aria-label={text.label}
      className="overflow-hidden rounded-lg bg-surface text-sm text-ink shadow-[0_30px_80px_oklch(0.1_0.04_264_/_0.5)] ring-1 ring-night-line"
    >
      <div className="flex items-center gap-3 border-b border-line py-3 pr-3 pl-4">
        <p className="flex-1 font-medium">{text.question}</p>
        <span aria-hidden="true" className="rounded-md bg-signal px-3 py-1.5 font-semibold text-signal-ink">
          {text.analyze}
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-xs text-ink-2">
        <span>{demoAddress}</span>
        <span className="inline-flex items-center gap-1 font-semibold text-true">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
          {text.complete}
        </span>
      </div>
      <table className="tabular w-full table-fixed text-[0.8125rem]">
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-3">
            <th className="w-[32%] px-4 py-1.5 font-semibold sm:w-[29%]">{text.company}</th>
            <th className="px-3 py-1.5 font-semibold sm:px-3.5">
              {text.email}
              <span className="sm:hidden"> · {text.phone}</span>
            </th>
            <th className="hidden w-[26%] px-3.5 py-1.5 font-semibold sm:table-cell">{text.phone}</th>
          </tr>
        </thead>
        <tbody>
          {demoRows.map(({ company }, index) => (
            <tr key={company} className="border-b border-line align-middle">
              <td className="py-2 pr-2 pl-4">{company}</td>
              <td className="p-0.5">
                {cell(index, 'email')}
                {/* A phone has no room for a third column. */}
                <div className="sm:hidden">{cell(index, 'phone')}</div>
              </td>
              <td className="hidden p-0.5 sm:table-cell">{cell(index, 'phone')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-2 bg-sunken px-4 py-4">
        <div className="flex items-center gap-2 text-xs text-ink-2">
          <FileSearch aria-hidden="true" className="size-4 text-ink-3" />
          <span className="font-semibold text-ink">{text.originTitle}</span>
          <span>{text.page(row.page, demoPages)}</span>
          <span className="ml-auto hidden text-ink-3 sm:inline">{text.try}</span>
        </div>
        <p
          lang="es"
          aria-live="polite"
          className="min-h-10 rounded-md border border-line bg-surface px-3 py-2 break-words"
        >
          {origin.before}
          <mark className={joinClasses(chosen.field === 'email' && 'inline-block max-w-full break-all')}>
            {origin.value}
          </mark>
          {origin.after}
        </p>
      </div>
    </section>
  )
}
