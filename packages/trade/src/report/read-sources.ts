import type { SourceName, SourceState } from '../sources/source-ports.ts'
import type { TradeReport } from '../trade-report.ts'

/** The sources that could tell something of a kind. */
const tellers: Record<'trade' | 'news' | 'prices', SourceName[]> = {
  trade: ['comtrade'],
  news: ['google-news', 'gdelt'],
  prices: ['pink-sheet', 'comtrade'],
}

/** Why a source says nothing: it was asked in vain, or nobody asks it here. */
type Silence = 'no-answer' | 'turned-off'

const silences: Partial<Record<SourceState['state'], Silence>> = {
  failed: 'no-answer',
  waiting: 'no-answer',
  offline: 'turned-off',
}

type Sources = Pick<TradeReport, 'sources'>

/** Why sources are silent; one that was asked in vain is the reason that counts, because it may answer later. */
export function whySilent({ sources }: Sources): Silence | null {
  const found = sources.map(({ state }) => silences[state])
  return found.find(why => why === 'no-answer') ?? found.find(why => why !== undefined) ?? null
}

/** Why one that could tell of a kind is silent: then nothing found does not mean that there is nothing. */
export const whyUntold = ({ sources }: Sources, of: keyof typeof tellers): Silence | null =>
  whySilent({ sources: sources.filter(({ source }) => tellers[of].includes(source)) })
