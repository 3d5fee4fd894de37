import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fieldsOfColumn, fieldsOfCondition } from './plan/check-plan.ts'
import type { Condition, Plan } from './plan/plan.ts'
import type { SourceSet } from './record-source.ts'

export type Language = 'es' | 'en'
type Texts = typeof es

/** The plan in one sentence: "47 licitaciones → 6: entidad contiene «Salud», monto > 200 000". */
export function explainPlan(
  plan: Plan,
  { set, passed, language }: { set: SourceSet; passed: number; language: Language },
): string {
  const texts: Texts = language === 'en' ? en : es
  const nameOf = (field: string) => (set.columns.find(({ key }) => key === field)?.name ?? field).toLowerCase()
  const kindOf = (field: string) => set.columns.find(({ key }) => key === field)?.kind
  const parts = [
    plan.filter ? explainCondition(plan.filter, texts, { nameOf, kindOf }) : '',
    usesDetails(plan, set) ? texts.joined : '',
    plan.groupBy.length > 0 ? texts.grouped(plan.groupBy.map(nameOf).join(', ').toLowerCase()) : '',
    plan.topOfGroup ? texts.topOfGroup(nameOf(plan.topOfGroup.field), plan.topOfGroup.direction === 'ascending') : '',
    plan.having ? explainHaving(plan.having, texts) : '',
    ...plan.sort.map(({ column, direction }) =>
      texts.sorted(
        set.columns.some(({ key }) => key === column) ? nameOf(column) : column.toLowerCase(),
        direction === 'ascending',
      ),
    ),
    plan.distinct ? texts.distinct : '',
    plan.skip ? texts.skipped(plan.skip) : '',
    plan.limit === null ? '' : texts.limited(plan.limit),
  ].filter(Boolean)
  const counts = texts.counts(set.records.length, set.name?.toLowerCase() || texts.records, passed)
  return parts.length > 0 ? `${counts}: ${parts.join(', ')}` : counts
}

const explainHaving = ({ column, test, value, upTo }: NonNullable<Plan['having']>, texts: Texts): string =>
  texts.numberTest[test](column.toLowerCase(), texts.number(value), texts.number(upTo ?? value))

/** Whether something of the records' own pages is shown or compared. */
function usesDetails(plan: Plan, { columns }: SourceSet): boolean {
  const used = [...plan.columns.flatMap(fieldsOfColumn), ...(plan.filter ? fieldsOfCondition(plan.filter) : [])]
  return columns.some(({ key, isDetail }) => isDetail && used.includes(key))
}

type Names = { nameOf: (field: string) => string; kindOf: (field: string) => string | undefined }

function explainCondition(condition: Condition, texts: Texts, names: Names): string {
  const { nameOf, kindOf } = names
  const explain = (part: Condition) => explainCondition(part, texts, names)
  switch (condition.kind) {
    case 'all':
      return condition.of.map(explain).join(texts.and)
    case 'any':
      return condition.of.map(explain).join(texts.or)
    case 'not':
      return texts.not(explain(condition.of))
    case 'same':
      return texts.same(nameOf(condition.field), explain(condition.as))
    case 'beside':
      return texts.beside[condition.step](explain(condition.of))
    case 'against':
      return texts.against[condition.test](nameOf(condition.field), explain(condition.of))
    case 'present':
      return texts.present(nameOf(condition.field))
    case 'anywhere':
      return texts.anywhere(texts.quote(condition.values))
    case 'text':
      return texts.textTest[condition.test](nameOf(condition.field), texts.quote(condition.values))
    case 'date':
      return texts.dateTest[condition.test](
        nameOf(condition.field),
        texts.day(condition.day),
        texts.day(condition.upTo ?? condition.day),
      )
    case 'number': {
      const isDuration = kindOf(condition.field) === 'duration'
      const amount = (value: number) =>
        isDuration ? texts.duration(value) : [condition.currency, texts.number(value)].filter(Boolean).join(' ')
      return texts.numberTest[condition.test](
        nameOf(condition.field),
        amount(condition.value),
        amount(condition.upTo ?? condition.value),
      )
    }
  }
}

/** Added to the sentence when values had to be taken out. */
export function explainRemoved(removed: number, language: Language): string {
  const texts: Texts = language === 'en' ? en : es
  return removed > 0 ? ` ${texts.removed(removed)}` : ''
}
