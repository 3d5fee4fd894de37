import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Notice } from '../../ui/alert.tsx'

/** What a reader must know before reading on: that there is no figure. */
export function FigureNotices({ details: { hasFigures } }: { details: ResearchDetails }) {
  const text = useResearchMessages().figures
  if (hasFigures) return null
  return <Notice detail={text.noneDetail}>{text.none}</Notice>
}
