import type { SourceName, SourceState } from '../sources/source-ports.ts'
import type { TradeReport } from '../trade-report.ts'

/** The sources that could tell something of a kind. */
const tellers: Record<'trade' | 'news' | 'prices', SourceName[]> = {
  trade: ['comtrade'],
  news: ['google-news', 'gdelt'],
  prices: ['pink-sheet', 'comtrade'],
}

const unanswered = new Set<SourceState['state']>(['failed', 'offline', 'waiting'])

/** Whether a source that could tell has not answered: then nothing found does not mean that there is nothing. */
export const hasUnanswered = ({ sources }: Pick<TradeReport, 'sources'>, of: keyof typeof tellers): boolean =>
  sources.some(({ source, state }) => tellers[of].includes(source) && unanswered.has(state))

export const isSilent = ({ state }: SourceState): boolean => unanswered.has(state)
