import type { MarketRanking } from '@sondeo/contract/research/perspective'
import { tellMarket } from '../../blocks/research/markets/tell-market.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBriefMessages } from '../../messages/research/market-brief.ts'
import { useReportMessages } from '../../messages/research/research-report.ts'
import { SmartLink } from '../../ui/smart-link.tsx'

const SHOWN = 5

const startSmall = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Where to sell and where to buy; what is not known of either stands once, below both. */
export function BriefMarkets({ rankings }: { rankings: readonly MarketRanking[] }) {
  const text = useBriefMessages()
  const isOfAll = (sentence: string) => rankings.every(({ missing }) => missing.includes(sentence))
  const ofOne = rankings.flatMap(({ aim, missing }) =>
    missing.filter(sentence => !isOfAll(sentence)).map(sentence => `${text.about[aim]}: ${startSmall(sentence)}`),
  )
  const missing = [...ofOne, ...(rankings[0]?.missing.filter(isOfAll) ?? [])]
  const lookUps = new Map(rankings.flatMap(ranking => ranking.lookUps).map(({ url, label }) => [url, label]))
  if (rankings.length === 0) return null
  return (
    <>
      {rankings.map(ranking => (
        <BriefRanking key={ranking.aim} ranking={ranking} />
      ))}
      <div className="grid gap-2 text-xs text-ink-3">
        {missing.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {rankings[0]?.lookUpsLead && <p>{rankings[0].lookUpsLead}</p>}
        {lookUps.size > 0 && (
          <ul>
            {[...lookUps].map(([url, label]) => (
              // On paper a link is its address.
              <li key={url} className="wrap-anywhere">
                {`${label}: `}
                <SmartLink to={url} className="text-link underline">
                  {url}
                </SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** The best markets by the proposed weights, each with the figures its score rests on. */
function BriefRanking({ ranking }: { ranking: MarketRanking }) {
  const text = useReportMessages().markets
  const language = useLanguage()
  const isWeighed = ranking.parts.length > 1
  const known = (row: MarketRanking['rows'][number]) =>
    (isWeighed ? ranking.parts : []).flatMap(({ id, label }) => {
      const value = row.parts[id]?.value
      return value ? [`${label}: ${value}`] : []
    })
  return (
    <section className="brief-block grid gap-2">
      <div className="grid gap-0.5">
        <h2 className="text-lg">{ranking.title}</h2>
        <p className="text-xs text-ink-3">{isWeighed ? ranking.formula : ranking.lead}</p>
      </div>
      <ol className="grid gap-1.5 text-sm">
        {ranking.rows.slice(0, SHOWN).map((row, index) => (
          <li
            key={row.country}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 border-t border-line pt-1.5"
          >
            <span className="tabular text-ink-3">{index + 1}</span>
            <span className="grid">
              <span className="font-semibold">{row.label}</span>
              <span className="text-xs text-ink-2">{[...known(row), row.note].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="tabular font-semibold">{tellMarket({ row, parts: ranking.parts, text, language })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
