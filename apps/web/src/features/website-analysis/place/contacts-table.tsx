import { getScanContacts } from '@sondeo/contract/scans'
import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ExportMenu } from '../../../blocks/export-menu/export-menu.tsx'
import { OriginView } from '../../../blocks/origin-panel/origin-view.tsx'
import type { CellPlace } from '../../../blocks/result-grid/cell-place.ts'
import { ResultGrid } from '../../../blocks/result-grid/result-grid.tsx'
import { SidePanel } from '../../../blocks/side-panel/side-panel.tsx'
import { call } from '../../../browser/api-client.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useOriginMessages } from '../../../messages/origin-panel.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { contactKinds, groupLeads } from './group-leads.ts'

type Props = { scan: ScanSummary; onShowAll: () => void }

/** Everybody who can be reached, in one table: who, all the ways, and where they were found. */
export function ContactsTable({ scan, onShowAll }: Props) {
  const place = usePlaceMessages()
  const text = place.contacts
  const origin = useOriginMessages()
  const language = useLanguage()
  const { data, error, isPending } = useQuery({
    queryKey: useQueryKeys().scanContacts(scan._id),
    queryFn: async ({ signal }) => (await call(getScanContacts, { id: scan._id }, { signal })).contacts,
    staleTime: 60_000,
  })
  const failure = explainFlowError({ error, language, whatFailed: text.failed })
  const [at, setAt] = useState<CellPlace>()
  const { columns } = text
  const leads = useMemo(() => groupLeads(data ?? []), [data])
  const says = (['name', 'person', 'role'] as const).filter(part => leads.some(lead => lead[part]))
  const kinds = contactKinds.filter(kind => leads.some(({ reached }) => reached[kind]))
  const rows = leads.map(lead => ({
    ...Object.fromEntries(says.map(part => [columns[part], lead[part] ?? ''])),
    ...Object.fromEntries(kinds.map(kind => [text.kinds[kind], lead.reached[kind]?.value ?? ''])),
    [columns.page]: lead.first.place.address,
  }))
  const lead = at && leads[at.rowIndex]
  // What says who it is was found with the first contact of the row.
  const shown =
    lead && (lead.reached[kinds.find(kind => text.kinds[kind] === at.column) ?? lead.first.kind] ?? lead.first)
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
          <TableSkeleton />
        </div>
      )}
      {error && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {data?.length === 0 && <p className="text-ink-2">{text.none}</p>}
      {rows.length > 0 && (
        <SidePanel
          isOpen={shown !== undefined}
          onClose={() => setAt(undefined)}
          title={origin.heading}
          table={<ResultGrid rows={rows} onShowOrigin={setAt} selected={at} />}
        >
          {shown && (
            <OriginView
              key={shown.place.copy ?? shown.value}
              origin={{
                column: text.kinds[shown.kind],
                text: shown.value,
                formula: null,
                reading: null,
                inputs: [{ name: text.kinds[shown.kind], text: shown.value, places: [shown.place] }],
                inputCount: 1,
                asOf: null,
              }}
            />
          )}
        </SidePanel>
      )}
    </section>
  )
}
