import type { FlowFigures } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { tellName } from '../product/tell-name.ts'
import type { TradeReport } from '../trade-report.ts'
import { dotCode } from './format-figures.ts'

type Scoped = Pick<FlowFigures, 'code' | 'names' | 'edition'>

/** What figures are about: name, code and edition. */
export const tellScope = ({ code, names, edition }: Scoped, locale: Locale): string =>
  messagesIn(locale).scope(tellName(names, locale), dotCode(code), edition)

type Releases = Pick<TradeReport, 'release' | 'builtInRelease'>

/** Where the figures of a flow come from, with the release where there is one. */
function tellSource(basis: FlowFigures['basis'], { release, builtInRelease }: Releases, locale: Locale): string {
  const { sources } = messagesIn(locale)
  if (basis === 'live') return sources.comtrade
  if (basis === 'imported') return release ? `${sources.baci}, ${release}` : sources.baci
  return `${sources['built-in']}, ${builtInRelease}`
}

/** Source, code and edition in one line, for charts and for the origin of a figure. */
export const tellOrigin = (figures: FlowFigures, releases: Releases, locale: Locale): string =>
  `${tellSource(figures.basis, releases, locale)} · ${dotCode(figures.code)} · ${figures.edition}`
