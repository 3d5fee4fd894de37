import { consolidateParameter, paths } from '@sondeo/contract/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useSearches } from '../../blocks/use-searches.ts'
import { useUrlParams } from '../../browser/use-url-params.ts'
import { ChooseSearches } from '../../features/consolidation/choose-searches.tsx'
import { ReviewList } from '../../features/consolidation/review-list.tsx'
import { useConsolidationMessages } from '../../messages/consolidation.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useConsolidationMessages()
  const navigate = useNavigate()
  const { searches, isLoading } = useSearches()
  const given = useUrlParams()
  const [asked, setChosen] = useState<string[]>(() => given.getAll(consolidateParameter))
  const [isReviewing, setIsReviewing] = useState(false)
  // What was deleted meanwhile can no longer be joined.
  const chosen = asked.filter(id => searches.some(({ _id }) => _id === id))
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.dashboard}>{text.back}</BackLink>
      <div className="grid gap-3">
        <h1 className="text-2xl">{text.heading}</h1>
        <p className="max-w-[68ch] text-ink-2">{text.lead}</p>
      </div>
      {isLoading ? (
        <PageSpinner />
      ) : searches.length < 2 ? (
        <div className="grid justify-items-center gap-5 rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
          <p className="text-ink-2">{text.tooFew}</p>
          <LinkButton to={paths.dashboard}>{text.newSearch}</LinkButton>
        </div>
      ) : isReviewing && chosen.length >= 2 ? (
        <ReviewList
          searchIds={chosen}
          onBack={() => setIsReviewing(false)}
          onCreated={searchId => {
            showToast(text.created)
            void navigate(paths.savedResults(searchId))
          }}
        />
      ) : (
        <ChooseSearches searches={searches} chosen={chosen} onChange={setChosen} onNext={() => setIsReviewing(true)} />
      )}
    </div>
  )
}
