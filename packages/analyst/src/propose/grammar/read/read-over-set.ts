import { foldText } from '../../../fold-text.ts'
import type { SourceSet } from '../../../record-source.ts'
import { describeFields } from '../../describe-fields.ts'
import { chooseColumns } from '../choose-columns.ts'
import { addCondition, type Draft } from '../draft.ts'
import { joinChoices } from '../join-choices.ts'
import { listUnexplained } from '../list-unexplained.ts'
import { splitParts } from '../split-parts.ts'
import { readCurrency } from './read-currency.ts'
import { readDateTests } from './read-date-tests.ts'
import { readDerived } from './read-derived.ts'
import { readDistinct } from './read-distinct.ts'
import { readFigures } from './read-figures.ts'
import { readHaving } from './read-having.ts'
import { readNumberTests } from './read-number-tests.ts'
import { readPresence } from './read-presence.ts'
import type { Question } from './read-question.ts'
import { readRanking } from './read-ranking.ts'
import { readStatus } from './read-status.ts'
import { readTextTests } from './read-text-tests.ts'
import { readValues } from './read-values.ts'

const totals = /^(?:total(?:es)?|total general|gran total|grand total|overall|suma|sum)$/

/** A line of totals is no record: it would win every ranking and double every sum. */
function leaveOutTotals(draft: Draft): void {
  const { set, fields, figure, sort, topGroup, isTopOfGroup } = draft
  if (!figure && !sort && !topGroup && !isTopOfGroup) return
  const ends = [set.records[0], set.records.at(-1)]
  const field = fields
    .filter(({ isNumeric, isDate }) => !isNumeric && !isDate)
    .find(({ key }) => ends.some(record => totals.test(foldText(record?.cells[key]?.text ?? ''))))
  if (!field || set.records.length < 3) return
  const texts = ends.flatMap(record => record?.cells[field.key]?.text ?? []).filter(text => totals.test(foldText(text)))
  addCondition(
    draft,
    { kind: 'not', of: { kind: 'text', field: field.key, test: 'in', values: [...new Set(texts)] } },
    -1,
  )
}

export type Reading = { draft: Draft; unexplained: string[]; explained: number }
export type Topics = {
  concepts: ReadonlySet<string>
  isTopic: (folded: string) => boolean
  isOwnWord: (folded: string) => boolean
}

/** The steps, in the order in which words are given to them: each takes what it understands. */
const steps = [
  readTextTests,
  readDerived,
  readHaving,
  readNumberTests,
  readDateTests,
  readValues,
  readPresence,
  readRanking,
  readFigures,
  readStatus,
  readCurrency,
  joinChoices,
  readDistinct,
  leaveOutTotals,
  chooseColumns,
]

/** What a question means over one list, and which of its words the list has nothing for. */
export function readOverSet(question: Question, set: SourceSet, topics: Topics): Reading {
  const draft: Draft = {
    question,
    set,
    fields: describeFields(set),
    parts: splitParts({ question, set, ...topics }),
    conditions: [],
    saidAt: new Map(),
    sort: null,
    thenBy: [],
    sortsComputed: null,
    sortsFigure: null,
    limit: null,
    skip: 0,
    groupBy: null,
    groupFormula: null,
    isTopOfGroup: false,
    having: null,
    figure: null,
    topGroup: null,
    derived: null,
    columns: [],
    distinct: false,
  }
  for (const step of steps) step(draft)
  const explained = draft.parts.filter(part => part.used && part.kind !== 'cue' && part.kind !== 'quantity').length
  return { draft, unexplained: listUnexplained(draft, topics.concepts), explained }
}
