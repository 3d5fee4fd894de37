import { readPerspective } from '@sondeo/contract/research/perspective'
import { getAiDataForDirectories, scrapeTrademark } from '@sondeo/contract/research/product-research'
import { registerSomebody } from '../apps/server/test/people.ts'
import { startTestServer } from '../apps/server/test/start-test-server.ts'

const offline = { COMTRADE_URL: 'offline', WORLDBANK_URL: 'offline', NEWS_RSS_URL: 'offline', GDELT_URL: 'offline' }
const products = [
  ...['palta', 'arándanos', 'mineral de cobre', 'zapatillas', 'laptops', 'café', 'quinua', 'harina de pescado'],
  ...['bananos', 'vino', 'cemento', 'paneles solares', 'uniformes', 'cacao', 'uvas', 'espárragos'],
  ...['medicamentos', 'llantas', 'azúcar', 'petróleo', 'camiones', 'papel higiénico', 'arroz', 'pollo'],
]

/** A report without internet, from the product's name to the saved report, by the clock, against an empty call. */
export async function run(): Promise<void> {
  const server = await startTestServer({ engine: 'embedded', env: offline, tradePace: { gapMs: 0 } })
  try {
    const { client } = await registerSomebody(server, { 'accept-language': 'es-PE' })
    const measure = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await work()
      return performance.now() - startedAt
    }
    const report = (productName: string) => async () => {
      const found = await client.call(scrapeTrademark, { productName })
      const written = await client.call(getAiDataForDirectories, { productName, lang: 'es' })
      if (!found.body.success || !written.body.details?.answer?.length) throw new Error(`no report of ${productName}`)
    }
    const [first = '', ...others] = products
    const firstMs = await measure(report(first))
    const times: number[] = []
    const empty: number[] = []
    for (const product of others) {
      times.push(await measure(report(product)))
      empty.push(await measure(() => client.call(readPerspective)))
    }
    const at = (list: number[], part: number) =>
      list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
    const [median, slowest] = [at(times, 0.5), at(times, 1)]
    console.log(`  first report, which loads the figures and names: ${firstMs.toFixed(0)} ms`)
    console.log(
      `  ${times.length} others: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, aim at most 1,000; ` +
        `${(median / at(empty, 0.5)).toFixed(0)} times a signed-in call that does nothing (${at(empty, 0.5).toFixed(1)} ms)`,
    )
  } finally {
    await server.discard()
  }
}
