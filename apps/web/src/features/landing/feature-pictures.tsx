import { Check, CornerDownRight, EyeOff, FileDown } from 'lucide-react'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import type { LandingTexts } from '../../messages/public/landing.ts'

type Features = LandingTexts['features']

// A made-up tender, in the words and the number format of its page.
const tender = {
  name: 'Adquisición de laptops',
  amount: '262,515.00',
  before: 'LP-031-2026. Valor referencial: ',
  written: 'S/ 262,515.00',
  after: '. Cierre: 03/12/2026.',
}
const products = ['007412', 'Piñón tostado', '010190', 'Añil natural', '000833', 'Café pergamino']
const hiddenPassword = '•'.repeat(10)

/** A value of the table, tied to the marked place on the page. */
export function OriginPicture() {
  return (
    <div lang="es" className="w-full max-w-md">
      <div className="tabular grid grid-cols-[1fr_auto] overflow-hidden rounded-md border border-line bg-surface">
        <span className="px-3.5 py-2.5">{tender.name}</span>
        <span className="bg-signal-soft px-3.5 py-2.5 font-semibold ring-2 ring-signal ring-inset">
          {tender.amount}
        </span>
      </div>
      <div className="mr-14 ml-auto h-6 w-0.5 bg-signal" />
      <p className="rounded-md border border-line bg-surface px-3.5 py-3 text-ink-2 shadow-card">
        {tender.before}
        <mark className="tabular whitespace-nowrap">{tender.written}</mark>
        {tender.after}
      </p>
    </div>
  )
}

/** Five pages, all of them read. */
export function ListPicture({ text }: { text: Features['wholeList'] }) {
  return (
    <div className="grid w-full max-w-64 gap-3">
      <p className="text-xs text-ink-2">{text.pages}</p>
      <div className="flex gap-1.5">
        {[1, 2, 3, 4, 5].map(page => (
          <span
            key={page}
            className="tabular grid h-12 flex-1 place-items-center rounded-sm border border-true/40 bg-true-soft font-semibold text-true"
          >
            {page}
          </span>
        ))}
      </div>
      <p className="inline-flex items-center gap-1.5 font-semibold text-true">
        <Check className="size-4" strokeWidth={3} />
        {text.records}
      </p>
    </div>
  )
}

// Exports of sugar (HS 1701) in 2024, in millions of US dollars, as the figures that ship have them; widths are shares
// of the largest.
const exporters = [
  { code: 'BRA', millions: 20_467, width: 'w-full' },
  { code: 'THA', millions: 2514, width: 'w-[12.3%]' },
  { code: 'IND', millions: 2188, width: 'w-[10.7%]' },
  { code: 'AUS', millions: 1639, width: 'w-[8%]' },
] as const

export function FiguresPicture({ text }: { text: Features['tradeFigures'] }) {
  const language = useLanguage()
  return (
    <div className="grid w-full max-w-md gap-2.5">
      <p className="text-xs font-semibold text-ink-2">{text.caption}</p>
      {exporters.map(({ code, millions, width }) => (
        <div key={code} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3">
          <span>{text.countries[code]}</span>
          <span className="h-3 rounded-sm bg-line">
            <span className={`block h-full rounded-sm bg-link ${width}`} />
          </span>
          <span className="tabular text-right text-xs font-semibold">{formatNumber(millions, language)}</span>
        </div>
      ))}
      <p className="text-xs text-ink-3">{text.source}</p>
    </div>
  )
}

/** Two languages, one understanding. */
export function QuestionPicture({ text }: { text: Features['ownWords'] }) {
  return (
    <div className="grid w-full max-w-md gap-2.5">
      {text.questions.map((question, index) => (
        <p
          key={question}
          lang={index === 0 ? 'es' : 'en'}
          className="w-fit rounded-md border border-line bg-surface px-3.5 py-2 font-medium even:ml-6 sm:even:ml-12"
        >
          {question}
        </p>
      ))}
      <p className="mt-1 flex items-center gap-2 text-ink-2 sm:ml-12">
        <CornerDownRight className="size-4 text-signal" />
        {text.understood}
      </p>
    </div>
  )
}

/** Leading zeros and accents survive. */
export function FilesPicture({ text }: { text: Features['readyToUse'] }) {
  return (
    <div className="w-full max-w-64 rounded-md border border-line bg-surface">
      <p className="flex items-center gap-2 border-b border-line px-3 py-2.5 font-semibold">
        <FileDown className="size-4 text-ink-3" />
        {text.file}
      </p>
      <div lang="es" className="tabular grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 px-3 py-3 text-xs text-ink-2">
        {products.map(value => (
          <span key={value}>{value}</span>
        ))}
      </div>
    </div>
  )
}

export function SecretPicture({ text }: { text: Features['ownKeys'] }) {
  return (
    <div className="grid w-full max-w-64 gap-2">
      <p className="text-xs font-semibold">{text.field}</p>
      <p className="flex items-center justify-between rounded-md border border-line-strong bg-surface px-3 py-2.5">
        <span className="tracking-[0.2em]">{hiddenPassword}</span>
        <EyeOff className="size-4 text-ink-3" />
      </p>
      <p className="inline-flex items-center gap-1.5 text-xs font-semibold text-true">
        <Check className="size-3.5" strokeWidth={3} />
        {text.notKept}
      </p>
    </div>
  )
}
