import { readPage } from '@sondeo/extraction/extraction'
import { writeCsv } from '@sondeo/table/csv'
import { hideSecrets } from '../../packages/scraping/src/login/hide-secrets.ts'
import type { Attack } from './attack.ts'

/** Text that made an expression or a loop go back over itself: a part that repeats, within something that begins well. */
const repeated: [name: string, write: (times: number) => string][] = [
  ['dots behind mailto', times => `<a href="mailto:${'.'.repeat(times)}">x</a>`],
  ['blanks behind JSON-LD', times => `<script type="application/ld+json">{}]]>${' '.repeat(times)}x</script>`],
  ['open angle brackets', times => '<'.repeat(times)],
  ['open tags', times => '<b>'.repeat(times / 10)],
  ['table cells', times => `<table>${'<tr><td>'.repeat(times / 20)}`],
  ['at signs', times => `<p>${'a@'.repeat(times / 2)}</p>`],
  ['a long host', times => `<p>a@${'a.'.repeat(times / 2)}</p>`],
  ['digits and dots', times => `<p>${'1.'.repeat(times / 2)}</p>`],
  ['digits and blanks', times => `<p>${'1 '.repeat(times / 2)}</p>`],
  ['plus signs and digits', times => `<p>${'+5'.repeat(times / 2)}</p>`],
  ['currency signs', times => `<p>${'S/ '.repeat(times / 3)}</p>`],
  ['dashes', times => `<p>${'-'.repeat(times)}</p>`],
  ['blanks in text', times => `<p>a${' '.repeat(times)}b</p>`],
  ['line ends', times => `<pre>a${'\n'.repeat(times)}b</pre>`],
  ['open brackets', times => `<p>${'('.repeat(times)}</p>`],
  ['quotes in attributes', times => `<a title='${'"'.repeat(times)}' href=x>y</a>`],
  ['ampersands', times => `<p>${'&amp'.repeat(times / 4)}</p>`],
  ['classes', times => `<p class="${'a '.repeat(times / 2)}">x</p>`],
  ['style', times => `<p style="${'a:b;'.repeat(times / 4)}">x</p>`],
  ['comments', times => '<!--'.repeat(times / 4)],
  ['colons', times => `<p>${'a: '.repeat(times / 3)}</p>`],
  ['percent escapes', times => `<a href="${'%25'.repeat(times / 3)}">x</a>`],
  ['month names', times => `<p>${'12 de enero '.repeat(times / 12)}</p>`],
  ['list items', times => `<ul>${'<li>a'.repeat(times / 20)}</ul>`],
]

/** Of the processor, the least of some tries: others work on this machine too. */
async function timeMs(run: () => unknown): Promise<number> {
  const tries: number[] = []
  for (let tried = 0; tried < 3; tried++) {
    const before = process.threadCpuUsage().user
    await run()
    tries.push((process.threadCpuUsage().user - before) / 1000)
  }
  return Math.min(...tries)
}

/** The time for four times as much, over the time for once as much; what is quick anyway counts as linear. */
async function measureGrowth(run: (times: number) => unknown, times: number) {
  const once = await timeMs(() => run(times))
  const fourfold = await timeMs(() => run(4 * times))
  return { ratio: fourfold / Math.max(once, 25), fourfold }
}

/** About 4 is in proportion, 16 is a text looked through again and again. */
const MAX_RATIO = 8

export const superLinear: Attack = {
  name: 'super-linear text',
  proves: 'reading four times as much of a hostile text takes about four times as long',
  async *run(_, size) {
    const times = size === 'whole' ? 50_000 : 10_000
    const page = (html: string) => ({ url: 'https://example.com/', html, fetchedAt: '2026-11-18T00:00:00.000Z' })
    const hide = hideSecrets({ loginUrl: 'https://example.com', user: 'aaaaaaaa', password: 'a.a.a.a.a&a' })
    for (const [name, write] of repeated) {
      const kinds: [string, (count: number) => unknown][] = [
        ['read as a page', count => readPage(page(write(count)))],
        ['searched for secrets', count => hide(write(count))],
        ['written as CSV', count => writeCsv({ headers: ['a'], rows: [[write(count)]] })],
      ]
      for (const [kind, run] of size === 'whole' ? kinds : kinds.slice(0, 1)) {
        const { ratio, fourfold } = await measureGrowth(run, times)
        yield {
          what: `${name}, ${kind}`,
          held: ratio < MAX_RATIO,
          detail: `×${ratio.toFixed(1)}, ${fourfold.toFixed(0)} ms`,
        }
      }
    }
  },
}
