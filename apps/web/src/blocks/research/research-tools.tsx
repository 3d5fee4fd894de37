import { paths } from '@sondeo/contract/paths'
import { FileText, GitCompareArrows } from 'lucide-react'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** What else can be made of a saved research: a brief to hand over, and a comparison. */
export function ResearchTools({ searchId }: { searchId: string }) {
  const text = useResearchMessages().tools
  return (
    <>
      <LinkButton to={paths.compareResearchWith(searchId)} variant="outline">
        <GitCompareArrows aria-hidden="true" />
        {text.compare}
      </LinkButton>
      <LinkButton to={paths.marketBrief(searchId)} variant="outline">
        <FileText aria-hidden="true" />
        {text.brief}
      </LinkButton>
    </>
  )
}
