import type { ExplainTexts } from '../messages/explain-es.ts'
import type { SourceSet } from '../record-source.ts'

const MILLION = 1_000_000

/** An amount as the list writes its money: "RD$ 10 millones". */
export function sayAmount(value: number, { texts, sign }: { texts: ExplainTexts; sign: string | null }): string {
  const isRound = value >= MILLION && value % (MILLION / 10) === 0
  const said = isRound ? texts.millions(value / MILLION) : texts.number(value)
  return sign ? texts.withSign(sign, said) : said
}

/** The sign that the money of a field carries on the page, where all of it carries the same. */
export function signOf({ records }: SourceSet, field: string): string | null {
  const signs = new Set<string>()
  for (const { cells } of records.slice(0, 200)) {
    const value = cells[field]?.value
    if (value?.kind === 'money') signs.add(value.sign ?? value.currency ?? '')
  }
  const [only] = signs
  return signs.size === 1 && only ? only : null
}
