import { getScanContacts } from '@sondeo/contract/scans'
import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { ExportMenu } from '../../../blocks/export-menu/export-menu.tsx'
import { ResultGrid } from '../../../blocks/result-grid/result-grid.tsx'
import { call } from '../../../browser/api-client.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type Props = { scan: ScanSummary; onShowAll: () => void }

/** Everybody who can be reached, in one table: who, how, and on which page it was found. */
export function ContactsTable({ scan, onShowAll }: Props) {
  const place = usePlaceMessages()
  const text = place.contacts
  const language = useLanguage()
  const { data, error, isPending } = useQuery({
    queryKey: useQueryKeys().scanContacts(scan._id),
    queryFn: async ({ signal }) => (await call(getScanContacts, { id: scan._id }, { signal })).contacts,
    staleTime: 60_000,
  })
  const failure = explainFlowError({ error, language, first: text.failed })
  const rows = (data ?? []).map(({ name, kind, value, url }) => ({
    [text.columns.name]: name ?? '',
    [text.columns.kind]: text.kinds[kind],
    [text.columns.value]: value,
    [text.columns.page]: url,
  }))
  return (
    <section aria-label={text.heading} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{text.heading}</h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={onShowAll}>
            {place.showAll}
          </Button>
          {rows.length > 0 && (
            <ExportMenu name={`${scan.title || scan.url} ${text.heading}`} rows={rows} searchId={null} />
          )}
        </div>
      </div>
      {isPending && (
        <div role="status">
          <span className="sr-only">{place.loading}</span>
          <Skeleton className="h-64" />
        </div>
      )}
      {error && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {data?.length === 0 && <p className="text-ink-2">{text.none}</p>}
      {rows.length > 0 && <ResultGrid rows={rows} />}
    </section>
  )
}
