import { paths } from '@sondeo/contract/paths'
import { PageHero } from '../../blocks/page-hero.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useSourcesMessages } from '../../messages/public/sources.ts'
import { useShellMessages } from '../../messages/shell.ts'
import { Badge } from '../../ui/badge.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'

type ShippedTrade = { release: string; codeCount: number; year: number; firstYear: number }

// Written in by the build, from the trade files themselves (`vite.config.ts`): a page that names another release than
// they have would lie.
declare const __SHIPPED_TRADE__: ShippedTrade

/** Whose data reports are made of, in the words their licences ask for. */
export function Screen() {
  const text = useSourcesMessages()
  const shell = useShellMessages()
  const language = useLanguage()
  const { release, codeCount, year, firstYear } = __SHIPPED_TRADE__
  const shipped = {
    release,
    codes: formatNumber(codeCount, language),
    year: String(year),
    firstYear: String(firstYear),
  }
  return (
    <>
      <PageMeta {...text.meta} />
      <PageHero title={text.title} lead={text.lead} back={{ to: paths.landing, label: shell.backToHome }} />
      <div className="page-width grid gap-12 py-14 lg:py-20">
        <ul className="grid gap-5 lg:grid-cols-2">
          {text.items(shipped).map(({ id, name, how, gives, licence, credit, url }) => (
            <li
              key={id}
              id={id}
              className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h2 className="text-lg">{name}</h2>
                <Badge>{how}</Badge>
              </div>
              <dl className="grid gap-3 text-sm">
                {[
                  { label: text.gives, value: gives },
                  { label: text.licence, value: licence },
                  { label: text.credit, value: credit },
                ].map(({ label, value }) => (
                  <div key={label} className="grid gap-0.5">
                    <dt className="text-xs font-semibold text-ink-3">{label}</dt>
                    <dd className="text-ink-2">{value}</dd>
                  </div>
                ))}
              </dl>
              <SmartLink to={url} className="w-fit text-sm font-semibold text-link underline">
                {text.open(name)}
              </SmartLink>
            </li>
          ))}
        </ul>
        <section className="grid max-w-[70ch] gap-4">
          <h2 className="text-xl">{text.limits.title}</h2>
          <ul className="grid list-disc gap-2 pl-5 text-ink-2">
            {text.limits.points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
