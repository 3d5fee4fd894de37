import { parseArgs } from 'node:util'
import { createScraping } from '@sondeo/scraping/scraping'
import { type PagerKind, startListSite } from '@sondeo/test-kit/sites/start-list-site'

const pagers: PagerKind[] = [
  'next-link',
  'numbers',
  'arrows',
  'offset',
  'path',
  'head-link',
  'load-more',
  'endless-scroll',
  'script-next',
  'script-numbers',
  'virtual-scroll',
]
const sizes = { small: [100, 20], middle: [1000, 20], large: [10_000, 20] } as const
const FLOOR = 0.99

/** Whole lists by every kind of pager: how many of the records come back, how often twice, and how fast. */
export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { size: { type: 'string' }, pager: { type: 'string' } } })
  const asked = values.size?.split(',') ?? ['small']
  const kinds = values.pager?.split(',') ?? pagers
  let worst = 1
  console.log(
    '| pager | records | pages | came back | twice | seconds | records/s | ended by |\n|---|--:|--:|--:|--:|--:|--:|---|',
  )
  for (const [name, [records, pageSize]] of Object.entries(sizes)) {
    if (!asked.includes(name)) continue
    for (const pager of pagers.filter(kind => kinds.includes(kind))) {
      worst = Math.min(worst, await measure({ pager, records, pageSize }))
    }
  }
  if (worst < FLOOR) throw new Error(`at least ${FLOOR * 100} % of the records have to come back`)
}

async function measure(list: { pager: PagerKind; records: number; pageSize: number }): Promise<number> {
  const site = await startListSite(list)
  const scraping = createScraping({ allow: [site], browser: {} })
  try {
    const startedAt = performance.now()
    const result = await scraping.scanWebsite({ url: site.start })
    const seconds = (performance.now() - startedAt) / 1000
    if (!result.ok) throw new Error(`${list.pager} unreadable: ${result.why.kind}`)
    const wanted = new Set(site.names.map(numberOf))
    const seen = new Map<string, Set<string>>()
    for (const { page, reading } of result.pages) {
      for (const { cells } of reading.recordSets[0]?.records ?? []) {
        const identity = Object.values(cells)
          .map(({ text }) => text)
          .join('|')
        const number = numberOf(identity.split('|')[0] ?? '')
        if (wanted.has(number)) seen.set(number, (seen.get(number) ?? new Set()).add(identity))
        else throw new Error(`${page.url} gave a record that the list does not have: ${identity}`)
      }
    }
    // Views of a live list overlap; what is merged by identity is one record, what differs would be two.
    const twice = [...seen.values()].filter(identities => identities.size > 1).length
    const share = seen.size / list.records
    const { pagesRead, endedBecause } = result.completeness
    console.log(
      `| ${list.pager} | ${list.records} | ${pagesRead} | ${(share * 100).toFixed(2)} % | ${twice} | ${seconds.toFixed(1)} | ${(seen.size / seconds).toFixed(0)} | ${endedBecause} |`,
    )
    return share
  } finally {
    await scraping.close()
    await site.close()
  }
}

/** Every name ends in a number of its own. */
const numberOf = (name: string) => name.replace(/\D/g, '')
