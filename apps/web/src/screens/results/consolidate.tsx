import { consolidateParameter, paths, stepParameter } from '@sondeo/contract/paths'
import { type ComponentProps, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useSearches } from '../../blocks/use-searches.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useUrlParams } from '../../browser/use-url-params.ts'
import { ChooseSearches } from '../../features/consolidation/choose-searches.tsx'
import { ReviewColumns } from '../../features/consolidation/review-columns.tsx'
import { useListPreview } from '../../features/consolidation/use-list.ts'
import { useConsolidationMessages } from '../../messages/consolidation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useReturnFocus } from '../../ui/keep-focus.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

const columnsStep = 'columns'
const queryOf = (chosen: readonly string[], step?: string) =>
  `?${new URLSearchParams([...chosen.map(id => [consolidateParameter, id]), ...(step ? [[stepParameter, step]] : [])])}`

export function Screen() {
  const text = useConsolidationMessages()
  const navigate = useNavigate()
  const { searches, isLoading } = useSearches()
  const given = useUrlParams()
  const named = given.getAll(consolidateParameter)
  const [ticked, setTicked] = useState(named)
  // The second step joins what its address names, so that Back, Forward and a reload lead where they say.
  const isReviewing = given.get(stepParameter) === columnsStep
  const asked = isReviewing ? named : ticked
  // What was deleted meanwhile can no longer be joined.
  const chosen = asked.filter(id => searches.some(({ _id }) => _id === id))
  const next = useRef<HTMLButtonElement>(null)
  useReturnFocus(isReviewing, next)
  const review = async () => {
    await navigate(queryOf(chosen), { replace: true })
    await navigate(queryOf(chosen, columnsStep))
  }
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.dashboard}>{text.back}</BackLink>
      <div className="grid gap-3">
        <h1 className="text-xl">{text.heading}</h1>
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
          onBack={() => void navigate(queryOf(chosen))}
          onCreated={searchId => {
            showToast(text.created)
            void navigate(paths.savedResults(searchId))
          }}
        />
      ) : (
        <ChooseSearches
          searches={searches}
          chosen={chosen}
          onChange={setTicked}
          onNext={() => void review()}
          nextButton={next}
        />
      )}
    </div>
  )
}

type Props = Omit<ComponentProps<typeof ReviewColumns>, 'proposal'> & { searchIds: readonly string[] }

/** Asks how the searches fit together, then lets that be corrected. */
function ReviewList({ searchIds, onBack, ...rest }: Props) {
  const text = useConsolidationMessages()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useListPreview(searchIds)
  const failure = explainFlowError({ error, language, whatFailed: text.failed })
  const isCurrent = data?.sources.map(({ searchId }) => searchId).join() === searchIds.join()
  if (data && isCurrent) return <ReviewColumns proposal={data} onBack={onBack} {...rest} />
  if (error)
    return (
      <div className="grid gap-4">
        <Alert detail={failure.detail}>{failure.text}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {text.retry}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {text.change}
          </Button>
        </div>
      </div>
    )
  return (
    <div role="status" className="grid gap-4">
      <span className="text-sm text-ink-2">{text.loading}</span>
      <Skeleton className="h-11 max-w-xl" />
      <Skeleton className="h-72" />
    </div>
  )
}
