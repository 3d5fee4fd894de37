import { readFileSync } from 'node:fs'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import { planWholeList } from '@sondeo/analyst/plan-whole-list'
import type { SourceSet } from '@sondeo/analyst/record-source'
import { openAskedPage } from '../analyst/ask-page.ts'
import type { EvalOptions, EvalTask, Figure } from '../eval-task.ts'
import { checkList, ExpectedList } from '../lists/check-list.ts'
import { readJsonLines } from '../read-json-lines.ts'

const folder = new URL('../lists/', import.meta.url)

/** Pages that hold one list each: is the list that a user sees first that one, whole, its facts in named columns? */
export const firstLists: EvalTask = {
  name: 'lists',
  needsCorpus: false,
  run: async options => [
    ...judgeLists({
      files: ['lists.jsonl', 'lists-2.jsonl', 'lists-4.jsonl', 'lists-5.jsonl'],
      part: 'seen',
      ...options,
    }),
    ...judgeLists({ files: ['lists-3.jsonl'], part: 'closed', ...options }),
  ],
}

type Judged = EvalOptions & { files: string[]; part: 'seen' | 'closed' }

function judgeLists({ files, part, worst, say }: Judged): Figure[] {
  const items = files.flatMap(file => readJsonLines(new URL(file, folder), ExpectedList))
  const counts = { good: 0, partly: 0, wrong: 0 }
  for (const item of items) {
    const html = readFileSync(new URL(`pages/${item.id}.html`, folder), 'utf8')
    const { verdict, misses } = checkList(item, firstShown({ html, url: item.url }))
    counts[verdict]++
    // What closed pages miss is not said: whoever reads it would mend them one by one.
    if (worst > 0 && part === 'seen' && verdict !== 'good') say(`  ${verdict} ${item.id}: ${misses.join('; ')}`)
  }
  const n = items.length
  return [
    { measure: 'first list good', part, value: counts.good / n, n, aim: 0.8 },
    { measure: 'first list wrong', part, value: counts.wrong / n, n, aim: 0, guard: 'ceiling' },
  ]
}

/** The list that a scan shows before anybody asks: the same call as the server's. */
function firstShown(page: { html: string; url: string }): SourceSet | undefined {
  const sets = gatherSets([openAskedPage(page)])
  const plan = planWholeList(sets, { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC' })
  return sets.find(({ id }) => id === plan?.set)
}
