import { foldText } from '../../../fold-text.ts'
import type { Condition } from '../../../plan/plan.ts'
import type { SourceSet } from '../../../record-source.ts'
import { describeFields } from '../../describe-fields.ts'
import { chooseColumns } from '../choose-columns.ts'
import { splitParts } from '../cut/split-parts.ts'
import { atOnce, type Draft, type Finding, inTurn, startDraft } from '../draft.ts'
import { joinChoices } from '../join-choices.ts'
import { listUnexplained } from '../list-unexplained.ts'
import { readCurrency } from './read-currency.ts'
import { readDateTest } from './read-date-tests.ts'
import { readDerived } from './read-derived.ts'
import { readDistinct } from './read-distinct.ts'
import { readFigures } from './read-figures.ts'
import { readHaving } from './read-having.ts'
import { readNumberTest } from './read-number-tests.ts'
import { readPresence } from './read-presence.ts'
import type { Question } from './read-question.ts'
import { readFirst, readPlainPrice, readRanking } from './read-ranking.ts'
import { readSort } from './read-sort.ts'
import { readStatus } from './read-status.ts'
import { readTextTest } from './read-text-tests.ts'
import { readValues, readYesNo } from './read-values.ts'

const totals = /^(?:total(?:es)?|total general|gran total|grand total|overall|suma|sum)$/

/** A line of totals is no record: it would win every ranking and double every sum. */
function leaveOutTotals({ set, fields, figure, sort, topGroup, isTopOfGroup }: Draft): Finding | null {
  if (set.records.length < 3 || !(figure || sort || topGroup || isTopOfGroup)) return null
  const ends = [set.records[0], set.records.at(-1)]
  for (const { key } of fields.filter(({ isNumeric, isDate }) => !isNumeric && !isDate)) {
    const texts = ends.flatMap(record => record?.cells[key]?.text ?? []).filter(text => totals.test(foldText(text)))
    if (texts.length === 0) continue
    const test: Condition = { kind: 'not', of: { kind: 'text', field: key, test: 'in', values: [...new Set(texts)] } }
    return { adds: [{ test, first: -1, last: -1 }] }
  }
  return null
}

export type Reading = { draft: Draft; unexplained: string[]; explained: number }
export type Topics = {
  concepts: ReadonlySet<string>
  isTopic: (folded: string) => boolean
  isOwnWord: (folded: string) => boolean
}

/** The readers, in the order in which words are given to them: each only looks, and speaks for what it understands. */
const steps = [
  inTurn(readTextTest),
  atOnce(readDerived),
  inTurn(readHaving),
  inTurn(readNumberTest),
  inTurn(readDateTest),
  atOnce(readValues),
  inTurn(readYesNo),
  inTurn(readPresence),
  atOnce(readSort),
  inTurn(readRanking),
  atOnce(readFirst),
  inTurn(readPlainPrice),
  atOnce(readFigures),
  inTurn(readStatus),
  inTurn(readCurrency),
  inTurn(joinChoices),
  atOnce(readDistinct),
  atOnce(leaveOutTotals),
  atOnce(chooseColumns),
]

/** What a question means over one list, and which of its words the list has nothing for. */
export function readOverSet(question: Question, set: SourceSet, topics: Topics): Reading {
  const parts = splitParts({ question, set, ...topics })
  const start = startDraft({ question, set, fields: describeFields(set), parts })
  const draft = steps.reduce((known, step) => step(known), start)
  const explained = [...draft.covered].filter(({ kind }) => kind !== 'cue' && kind !== 'quantity').length
  return { draft, unexplained: listUnexplained(draft, topics.concepts), explained }
}
