import type { ResearchDetails } from '@sondeo/contract/product-research'
import { useResearchMessages } from '../../messages/product-research.ts'
import { Notice } from '../../ui/alert.tsx'
import { KeyFigures } from './key-figures.tsx'

/** What a reader must know before reading on: that there is no figure, or that it is not of today; then the key ones. */
export function FigureNotices({ details }: { details: ResearchDetails }) {
  const text = useResearchMessages().figures
  const { hasFigures, builtInYears } = details
  if (!hasFigures) return <Notice detail={text.noneDetail}>{text.none}</Notice>
  return (
    <>
      {builtInYears.length > 0 && <Notice detail={text.builtInDetail}>{text.builtIn(builtInYears.join(', '))}</Notice>}
      <KeyFigures details={details} />
    </>
  )
}
