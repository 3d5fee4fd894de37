import type { ResearchDetails } from '@sondeo/contract/product-research'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/product-research.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDate } from './format-date.ts'

/** When the report was made, and who wrote its analysis. */
export function ResearchBadges({ details: { madeAt, analyst } }: { details: ResearchDetails }) {
  const text = useResearchMessages().figures
  const language = useLanguage()
  return (
    <>
      <Badge>{text.madeAt(formatDate(madeAt, language))}</Badge>
      <Badge>{analyst.model ? text.model(analyst.model) : text.writer}</Badge>
    </>
  )
}
