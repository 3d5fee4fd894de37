import type { ResearchDetails } from '@sondeo/contract/product-research'
import { Notice } from '../../ui/alert.tsx'
import { useResearchMessages } from './use-research-messages.ts'

/** What a reader must know before reading a figure: that there is none, or that it is not of today. */
export function FigureNotices({ details: { hasFigures, builtInYears } }: { details: ResearchDetails }) {
  const text = useResearchMessages().figures
  if (!hasFigures) return <Notice detail={text.noneDetail}>{text.none}</Notice>
  if (builtInYears.length === 0) return null
  return <Notice detail={text.builtInDetail}>{text.builtIn(builtInYears.join(', '))}</Notice>
}
