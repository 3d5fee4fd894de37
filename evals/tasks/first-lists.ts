import { readFileSync } from 'node:fs'
import { readPage } from '@sondeo/extraction/extraction'
import type { PageReading, RecordSet } from '@sondeo/extraction/page-reading'
import type { EvalTask } from '../eval-task.ts'
import { ExpectedList, judgeList } from '../lists/judge-list.ts'
import { readJsonLines } from '../read-json-lines.ts'

const folder = new URL('../lists/', import.meta.url)

/** Pages that hold one list each: is the list that a user sees first that one, whole, its facts in named columns? */
export const firstLists: EvalTask = {
  name: 'lists',
  needsCorpus: false,
  run: async ({ worst, say }) => {
    const items = readJsonLines(new URL('lists.jsonl', folder), ExpectedList)
    const counts = { good: 0, partly: 0, wrong: 0 }
    for (const item of items) {
      const html = readFileSync(new URL(`pages/${item.id}.html`, folder), 'utf8')
      const { verdict, misses } = judgeList(item, firstOffered(readPage({ html, url: item.url })))
      counts[verdict]++
      if (worst > 0 && verdict !== 'good') say(`  ${verdict} ${item.id}: ${misses.join('; ')}`)
    }
    const n = items.length
    return [
      { measure: 'first list good', value: counts.good / n, n, aim: 0.8 },
      { measure: 'first list wrong', value: counts.wrong / n, n, aim: 0, guard: 'ceiling' },
    ]
  },
}

/** What answers better as a text or as the page's record is not offered as a list. */
const firstOffered = ({ recordSets }: PageReading): RecordSet | undefined => recordSets.find(set => !set.betterAs)
