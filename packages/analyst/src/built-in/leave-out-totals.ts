import { foldText } from '../fold-text.ts'
import { addCondition, type Draft } from './draft.ts'

const totals = /^(?:total(?:es)?|total general|gran total|grand total|overall|suma|sum)$/

/** A line of totals is no record: it would win every ranking and double every sum. */
export function leaveOutTotals(draft: Draft): void {
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
