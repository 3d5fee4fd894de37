import type { PlanRequest } from '../analyst.ts'
import { foldText } from '../fold-text.ts'
import { isNearEnough, likeness, meaningOf } from './meaning.ts'
import { wordsOf } from './tokens.ts'
import { viewSet } from './view-set.ts'

type Pages = Pick<PlanRequest, 'sets' | 'about' | 'asides'>

/**
 * Whether anything on the pages has to do with a word: a title, a heading, the kind of a column or a cell that holds it as
 * it is written, in another form or in the other language. What stands there is never said to be missing.
 */
export function standsOnPages(word: string, { sets, about, asides = [] }: Pages): boolean {
  const folded = foldText(word)
  const meaning = meaningOf(folded)
  const isAlike = (one: string) => likeness(meaningOf(one), meaning) > 0
  const holds = (text: string | null) =>
    text !== null && (foldText(text).includes(folded) || wordsOf(text).some(isAlike))
  if (about.some(holds) || asides.some(holds)) return true
  return sets.some(set => {
    if (holds(set.name) || set.columns.some(({ name, kind }) => holds(name) || isAlike(kind))) return true
    const { places, forms, columns } = viewSet(set)
    if (places.has(folded) || [...meaning.forms].some(form => hasWord(forms.get(form), form, folded))) return true
    return columns.some(({ texts }) => texts.some(text => text.includes(folded)))
  })
}

const hasWord = (words: readonly string[] | undefined, form: string, wanted: string): boolean =>
  words?.some(word => isNearEnough(form, word, wanted)) === true
