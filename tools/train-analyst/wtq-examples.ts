import type { PlanRequest } from '@sondeo/analyst/analyst'
import type { SourceSet } from '@sondeo/analyst/record-source'
import type { Reading } from '@sondeo/analyst/score-readings'
import { isRightFigure, isRightList, type Target, toTargets } from '../../evals/wtq/is-right-answer.ts'
import { isRightTable } from '../../evals/wtq/is-right-table.ts'
import { readWtq, toSet, type WtqQuestion } from '../../evals/wtq/read-wtq.ts'
import type { Example } from './example.ts'

const ASKED_AT = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC', language: 'en' as const }
const MAX_ROWS = 80

/** Public questions over public tables, each with its answer and no word about how it is found. */
export function readWtqExamples(corpus: string): Example[] {
  const { questions, tables } = readWtq(corpus)
  const sets = new Map<string, SourceSet>()
  return questions.flatMap((question): Example[] => {
    const table = tables.get(question.table)
    if (!table || table.rows.length > MAX_ROWS) return []
    const set = sets.get(question.table) ?? toSet(table)
    sets.set(question.table, set)
    return [toExample(question, set, table.title)]
  })
}

export function toExample({ id, table, question, answer }: WtqQuestion, set: SourceSet, title: string): Example {
  const request: PlanRequest = { ...ASKED_AT, question, sets: [set], about: [title] }
  const targets = toTargets(answer)
  return { id, part: table, source: 'wtq', request, isAnswerable: true, makeJudge: () => makeJudge(targets) }
}

function makeJudge(targets: readonly Target[]): (reading: Reading) => boolean {
  const known = new Map<string, boolean>()
  return ({ searched, candidate, proposal }) => {
    if (proposal) return isRightTable(proposal.run.table, targets)
    const { rows, figure, column, operation } = candidate
    if (!rows) return isRightFigure(figure, targets)
    const view = searched.scene.view.columns[column]
    if (!view || operation.startsWith('group-')) return false
    const ids = new Set<number>()
    for (const row of rows) {
      const text = view.textOf[row] ?? -1
      if (text >= 0) ids.add(text)
    }
    if (ids.size > targets.length * 4) return false
    const key = `${column}:${[...ids].join()}`
    const was =
      known.get(key) ??
      isRightList(
        [...ids].map(text => view.written[text] ?? ''),
        targets,
      )
    known.set(key, was)
    return was
  }
}
