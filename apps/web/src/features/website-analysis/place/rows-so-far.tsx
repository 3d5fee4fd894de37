import { getRowsSoFar, rowsWhileRunning } from '@sondeo/contract/scans'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parseAiAnswer } from '../../../blocks/ai-answer/parse-ai-answer.ts'
import { ResultGrid } from '../../../blocks/result-grid/result-grid.tsx'
import { call } from '../../../browser/api-client.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'

const restMs = 1500

/** The rows of the pages read so far. Asked for when there are more, with rests as long as the asking takes. */
function useRowsSoFar(scanId: string, recordsFound: number) {
  return useQuery({
    queryKey: useQueryKeys().rowsSoFar(scanId),
    queryFn: async ({ signal }) => {
      const begunAt = performance.now()
      const { content } = await call(getRowsSoFar, { id: scanId }, { signal })
      return { rows: parseAiAnswer(content), tookMs: performance.now() - begunAt }
    },
    enabled: recordsFound > 0,
    refetchInterval: ({ state: { data } }) => {
      const seen = data?.rows.length ?? 0
      return seen >= Math.min(recordsFound, rowsWhileRunning) ? false : restMs + 2 * (data?.tookMs ?? 0)
    },
    placeholderData: keepPreviousData,
    // Each answer holds the one before it.
    structuralSharing: false,
    gcTime: 0,
    retry: false,
  })
}

export function RowsSoFar({ scanId, recordsFound }: { scanId: string; recordsFound: number }) {
  const text = usePlaceMessages().running
  const { data } = useRowsSoFar(scanId, recordsFound)
  const rows = data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section aria-label={text.rows} className="grid min-w-0 gap-3">
      <h2 className="text-lg">{text.rows}</h2>
      <ResultGrid rows={rows} />
      {rows.length >= rowsWhileRunning && <p className="text-sm text-ink-2">{text.firstRows(rows.length)}</p>}
    </section>
  )
}
