import type { FlowFigures } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import type { TradeReport } from '../trade-report.ts'
import { dotCode, type Lang } from './format-figures.ts'

type Scoped = Pick<FlowFigures, 'code' | 'names' | 'edition'>

/** What figures are about: name, code and edition. */
export const tellScope = ({ code, names, edition }: Scoped, lang: Lang): string =>
  tradeMessages[lang].scope(names[lang], dotCode(code), edition)

type Releases = Pick<TradeReport, 'release' | 'builtInRelease'>

/** Where the figures of a flow come from, with the release where there is one. */
function tellSource(basis: FlowFigures['basis'], { release, builtInRelease }: Releases, lang: Lang): string {
  const { sources } = tradeMessages[lang]
  if (basis === 'live') return sources.comtrade
  if (basis === 'imported') return release ? `${sources.baci}, ${release}` : sources.baci
  return `${sources['built-in']}, ${builtInRelease}`
}

/** Source, code and edition in one line, for charts and for the origin of a figure. */
export const tellOrigin = (figures: FlowFigures, releases: Releases, lang: Lang): string =>
  `${tellSource(figures.basis, releases, lang)} · ${dotCode(figures.code)} · ${figures.edition}`
