import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { foldWords } from '@sondeo/table/fold-words'

/** How a saved search is called: by the product, well written, with its code, unless its owner gave it another name. */
export function nameReport(name: string, research: Pick<ResearchDetails, 'title' | 'code'> | null | undefined): string {
  const { title = name, code } = research ?? {}
  const called = foldWords(name) === foldWords(title) ? title : name
  return code && !called.includes(`(${code})`) ? `${called} (${code})` : called
}
