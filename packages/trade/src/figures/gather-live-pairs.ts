import { nameCode } from '../product/catalog.ts'
import type { ReportedTrade } from '../sources/comtrade/comtrade-row.ts'
import type { Comtrade } from '../sources/comtrade/create-comtrade.ts'
import { SourceFailure } from '../sources/source-ports.ts'
import type { Figure, FigureMethod, PairFigure, PairFigures } from './trade-figure.ts'

type PairQuestion = { code: string; year: number; country: string; signal?: AbortSignal | undefined }

/** Who buys from a country and who sells to it, as its partners report: one question for each direction. */
export async function gatherLivePairs(comtrade: Comtrade, question: PairQuestion): Promise<PairFigures | null> {
  const { code, year, country, signal } = question
  const ask = async (flow: 'imports' | 'exports'): Promise<PairFigure[]> => {
    const asked = { code, flow, year, partner: country, signal }
    const answer = await comtrade.askTrade(asked).catch(error => {
      // Partners are an extra: without them the report still stands.
      if (error instanceof SourceFailure && error.why !== 'not-awaited') return null
      throw error
    })
    const address = comtrade.describeAddress(asked)
    const figure = (value: number, of: string, method: FigureMethod): Figure => ({
      value,
      year,
      source: 'comtrade',
      country: of,
      method,
      address,
    })
    const toPair = ({ country: partner, valueUsd, weightKg, isWeightEstimated }: ReportedTrade): PairFigure => ({
      // What a partner imports from the country is what the country sells to it.
      exporter: flow === 'imports' ? country : partner,
      importer: flow === 'imports' ? partner : country,
      value: figure(valueUsd, partner, 'seen-by-partners'),
      unitValue: weightKg
        ? figure(valueUsd / weightKg, partner, isWeightEstimated ? 'value-by-estimated-weight' : 'value-by-weight')
        : null,
    })
    return (answer?.value ?? []).map(toPair).sort((a, b) => b.value.value - a.value.value)
  }
  const pairs = [...(await ask('imports')), ...(await ask('exports'))]
  if (pairs.length === 0) return null
  return { code, names: nameCode(code), edition: 'HS', year, source: 'comtrade', about: country, pairs }
}
