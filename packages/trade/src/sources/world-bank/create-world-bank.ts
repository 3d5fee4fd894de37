import { z } from 'zod'
import { createQueue } from '../create-queue.ts'
import { type Answer, rememberAnswer } from '../remember-answer.ts'
import { readText, requestSource, type Verdict } from '../request-source.ts'
import { SourceFailure, type SourcePorts, type SourceReply } from '../source-ports.ts'

const indicators = {
  gdpUsd: 'NY.GDP.MKTP.CD',
  gdpPerPersonUsd: 'NY.GDP.PCAP.CD',
  population: 'SP.POP.TOTL',
  inflationPercent: 'FP.CPI.TOTL.ZG',
  meanTariffPercent: 'TM.TAX.MRCH.WM.AR.ZS',
} as const
export type Indicator = keyof typeof indicators

/** What no country has ever been far outside of: beyond it a source talks nonsense. */
const plausible: Record<Indicator, [least: number, most: number]> = {
  gdpUsd: [1e7, 1e14],
  gdpPerPersonUsd: [50, 500_000],
  population: [500, 3e9],
  inflationPercent: [-50, 100_000],
  meanTariffPercent: [0, 100],
}

/** The newest value of an indicator for a country. */
export type IndicatorValue = { country: string; indicator: Indicator; value: number; year: number; address: string }

export type WorldBank = {
  askIndicator: (question: {
    indicator: Indicator
    countries: string[]
    signal?: AbortSignal | undefined
  }) => Promise<Answer<IndicatorValue[]>>
}

const Row = z.object({ countryiso3code: z.string(), date: z.string(), value: z.number().nullable() })
const Body = z.tuple([z.object({ page: z.number() }), z.array(z.unknown()).nullable()])

/** Its errors come with status 200, as JSON of another form or as XML; an overloaded front end sends a page. */
function checkWorldBank({ status }: SourceReply, text: string): Verdict {
  if (status === 429) return { why: 'throttled', again: true }
  if (status >= 500) return { why: 'unavailable', again: true }
  if (status >= 400) return { why: 'bad-request', again: false }
  const start = text.trimStart()
  if (start.startsWith('<'))
    return { why: /wb:error/.test(text) ? 'bad-request' : 'unavailable', again: !/wb:error/.test(text) }
  return /^\[\s*\{\s*"message"/.test(start) ? { why: 'bad-request', again: false } : 'take'
}

function readRows(text: string): z.infer<typeof Row>[] {
  try {
    const [, rows] = Body.parse(JSON.parse(text))
    return (rows ?? []).flatMap(raw => Row.safeParse(raw).data ?? [])
  } catch {
    throw new SourceFailure('unreadable', 'World Bank: not the form we know')
  }
}

type Options = { address: string; ports: SourcePorts; gapMs?: number }

export function createWorldBank({ address, ports, gapMs = 300 }: Options): WorldBank {
  const queue = createQueue(gapMs, ports)

  async function fetchValues(
    indicator: Indicator,
    countries: string[],
    signal?: AbortSignal,
  ): Promise<IndicatorValue[]> {
    const path = `/v2/country/${countries.join(';')}/indicator/${indicators[indicator]}`
    const url = new URL(path, address)
    // The last filled year of each country: newest years are often empty.
    url.search = new URLSearchParams({ format: 'json', per_page: '1000', mrnev: '1' }).toString()
    const call = { url: url.href, timeoutMs: 15_000, attempts: 2, judge: checkWorldBank, signal }
    const rows = readRows(readText((await requestSource(call, queue, ports)).body))
    // Aggregates such as the world have no country letters.
    const values = rows.flatMap(({ countryiso3code: country, date, value }) =>
      value !== null && countries.includes(country)
        ? [{ country, indicator, value, year: Number(date), address: url.href }]
        : [],
    )
    const [least, most] = plausible[indicator]
    const sound = values.filter(({ value }) => value >= least && value <= most)
    // Where nothing of an answer can be true, the source is told to have failed; a single slip is left out.
    if (values.length > 0 && sound.length === 0)
      throw new SourceFailure('unreadable', `World Bank: no value of ${indicator} is plausible`)
    return sound
  }

  return {
    askIndicator: async ({ indicator, countries, signal }) => {
      if (address === 'offline') throw new SourceFailure('offline', 'World Bank is switched off')
      const sorted = countries.toSorted()
      return rememberAnswer(
        {
          source: 'world-bank',
          key: `indicator/1/${indicator}/${sorted.join(';')}`,
          freshForMs: 7 * 86_400_000,
          read: kept => (Array.isArray(kept) ? (kept as IndicatorValue[]) : null),
          fetch: () => fetchValues(indicator, sorted, signal),
        },
        ports,
      )
    },
  }
}
