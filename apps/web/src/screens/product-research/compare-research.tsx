import { paths } from '@sondeo/contract/paths'
import type { SearchListItem } from '@sondeo/contract/searches'
import { foldWords } from '@sondeo/table/fold-words'
import { useNavigate } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useUrlParams } from '../../browser/use-url-params.ts'
import { ComparisonView } from '../../features/compare-research/comparison-view.tsx'
import { SidePicker } from '../../features/compare-research/side-picker.tsx'
import { type ChosenSide, useComparison, useResearches } from '../../features/compare-research/use-comparison.ts'
import { useCompareMessages } from '../../messages/research/compare-research.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What is compared stands in the address, so that it can be kept and sent; where it names nothing, the two latest. */
function useChosenSides(latest: readonly string[]) {
  const params = useUrlParams()
  const go = useNavigate()
  const [first = '', second = ''] = !params.has('left') && !params.has('right') ? latest : []
  const read = (side: 'left' | 'right'): ChosenSide => {
    const year = Number(params.get(`${side}Year`))
    return { searchId: params.get(side) ?? (side === 'left' ? first : second), year: year > 0 ? year : undefined }
  }
  const choose = (side: 'left' | 'right') => (chosen: ChosenSide) => {
    const next = new URLSearchParams(params)
    for (const each of ['left', 'right'] as const) next.set(each, read(each).searchId)
    next.set(side, chosen.searchId)
    if (chosen.year === undefined) next.delete(`${side}Year`)
    else next.set(`${side}Year`, String(chosen.year))
    void go(`${paths.compareResearch}?${next}`, { replace: true })
  }
  return { left: read('left'), right: read('right'), choose }
}

/** The latest, and the latest of another name: two of one product have nothing to tell each other. */
function listLatest(researches: readonly SearchListItem[]): string[] {
  const [first, ...others] = researches.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const second = others.find(({ name }) => foldWords(name) !== foldWords(first?.name ?? '')) ?? others[0]
  return first && second ? [first._id, second._id] : []
}

export function Screen() {
  const text = useCompareMessages()
  const researches = useResearches()
  const { left, right, choose } = useChosenSides(listLatest(researches.data ?? []))
  const { data, isError, isFetching } = useComparison(left, right)
  const comparison = left.searchId !== '' && right.searchId !== '' && !isError ? data : undefined
  const hasNone = researches.data?.length === 0
  return (
    <div className="mx-auto grid max-w-[80rem] min-w-0 grid-cols-[minmax(0,1fr)] gap-5 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.dashboard}>{text.back}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-xl">{text.title}</h1>
        <p className="max-w-[62ch] text-ink-2">{text.lead}</p>
      </div>
      {hasNone && (
        <div className="grid justify-items-center gap-5 rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
          <p className="text-ink-2">{text.none}</p>
          <LinkButton to={paths.dashboard}>{text.start}</LinkButton>
        </div>
      )}
      {!hasNone && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          {(['left', 'right'] as const).map((side, index) => (
            <SidePicker
              key={side}
              name={text.sides[index] ?? ''}
              researches={researches.data ?? []}
              chosen={side === 'left' ? left : right}
              side={comparison?.[side]}
              onChoose={choose(side)}
            />
          ))}
        </div>
      )}
      {!hasNone && !researches.isPending && (left.searchId === '' || right.searchId === '') && (
        <p className="rounded-lg border border-dashed border-line-strong px-6 py-16 text-center text-balance text-ink-2">
          {text.pick}
        </p>
      )}
      {isError && <Alert detail={text.failedDetail}>{text.failed}</Alert>}
      {isFetching && !data && (
        <div role="status">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-80" />
        </div>
      )}
      {comparison && (
        <ComparisonView
          comparison={comparison}
          onChooseYear={year => choose('right')({ searchId: right.searchId, year })}
        />
      )}
    </div>
  )
}
