import type { ExplainTexts } from '../messages/explain-es.ts'
import { signOf } from '../money-sign.ts'
import type { Condition } from '../plan/plan.ts'
import type { SourceSet } from '../record-source.ts'

const MILLION = 1_000_000

/** An amount as the list writes its money: "RD$ 10 millones". */
function sayAmount(value: number, { texts, sign }: { texts: ExplainTexts; sign: string | null }): string {
  const isRound = value >= MILLION && value % (MILLION / 10) === 0
  const said = isRound ? texts.millions(value / MILLION) : texts.number(value)
  return sign ? texts.withSign(sign, said) : said
}

export type Speech = { texts: ExplainTexts; set: SourceSet; nameOf: (field: string) => string }

/** A condition in words; what joins several is a comma. */
export function explainCondition(condition: Condition, speech: Speech): string {
  const { texts, nameOf } = speech
  const explain = (part: Condition) => explainCondition(part, speech)
  switch (condition.kind) {
    case 'all':
      return condition.of
        .filter(part => !isPlain(part, condition.of))
        .map(explain)
        .join(', ')
    case 'any':
      return explainAny(condition.of, speech)
    case 'not':
      return explainNot(condition.of, speech)
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
      return explainDate(condition, speech)
    case 'number':
      return explainNumber(condition, speech)
  }
}

/** What stands in a field is told by what is asked of it: "cierre desde hoy, con cierre" says it twice. */
const isPlain = (part: Condition, all: readonly Condition[]): boolean =>
  part.kind === 'present' &&
  all.some(other => {
    const asked = other.kind === 'not' && other.of.kind === 'date' ? other.of : other
    return (asked.kind === 'date' || asked.kind === 'number') && asked.field === part.field
  })

const MINUTES_PER_HOUR = 60

/** Minutes since midnight as a clock shows them: "8:05". */
const sayClock = (minutes: number): string =>
  `${Math.floor(minutes / MINUTES_PER_HOUR)}:${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}`

type Of<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>

/** Values of one column are told together. */
function explainAny(parts: readonly Condition[], speech: Speech): string {
  const [first] = parts
  const isOneColumn =
    first?.kind === 'text' &&
    parts.every(part => part.kind === 'text' && part.field === first.field && part.test === first.test)
  if (!isOneColumn) return parts.map(part => explainCondition(part, speech)).join(speech.texts.or)
  const values = parts.flatMap(part => (part.kind === 'text' ? part.values : []))
  return explainCondition({ ...first, values }, speech)
}

/** What does not pass is said as what does: "sin correo", "desde el 15 nov". */
function explainNot(part: Condition, speech: Speech): string {
  const { texts, nameOf } = speech
  if (part.kind === 'present') return texts.absent(nameOf(part.field))
  if (part.kind === 'text') {
    const isWhole = part.test === 'equals' || part.test === 'in'
    return (isWhole ? texts.other : texts.lacking)(nameOf(part.field), texts.quote(part.values))
  }
  if (part.kind === 'date' && part.test === 'before')
    return texts.dateTest.from(nameOf(part.field), texts.day(part.day))
  if (part.kind === 'date' && part.test === 'after') return texts.dateTest.upTo(nameOf(part.field), texts.day(part.day))
  return texts.except(explainCondition(part, speech))
}

function explainDate({ field, test, day, upTo }: Of<'date'>, { texts, nameOf }: Speech): string {
  const last = upTo ?? day
  const kind = test === 'between' && last === day ? 'on' : test
  return texts.dateTest[kind](nameOf(field), texts.day(day), texts.day(last))
}

function explainNumber({ field, test, value, upTo, currency, as }: Of<'number'>, speech: Speech): string {
  const { texts, set, nameOf } = speech
  if (as === 'clock') return texts.clockTest[test](nameOf(field), sayClock(value), sayClock(upTo ?? value))
  const kind = set.columns.find(({ key }) => key === field)?.kind
  const sign = signOf(set, field) ?? (kind === 'money' ? (currency ?? null) : null)
  const say = (amount: number) => (kind === 'duration' ? texts.duration(amount) : sayAmount(amount, { texts, sign }))
  return texts.numberTest[test](nameOf(field), say(value), say(upTo ?? value))
}
