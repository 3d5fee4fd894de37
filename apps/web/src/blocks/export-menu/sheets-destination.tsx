import { getSpreadsheets } from '@sondeo/contract/exports'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useExportsMessages } from '../../messages/exports.ts'
import { FieldFrame } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'

type Props = { value: string | null; onChange: (spreadsheetId: string | null) => void }

/** A new spreadsheet, or one of those this user exported to before; nothing to choose when there is none. */
export function SheetsDestination({ value, onChange }: Props) {
  const text = useExportsMessages().dialog
  const { data } = useQuery({
    queryKey: useQueryKeys().spreadsheets,
    queryFn: ({ signal }) => call(getSpreadsheets, undefined, { signal }),
    staleTime: 0,
  })
  const known = data?.spreadsheets ?? []
  const [first] = known
  if (!first) return null
  return (
    <>
      <Segmented
        label={text.where}
        value={value === null ? 'new' : 'existing'}
        options={[
          { value: 'new', label: text.asNew },
          { value: 'existing', label: text.asExisting },
        ]}
        onChange={choice => onChange(choice === 'new' ? null : first.spreadsheetId)}
        className="justify-self-start"
      />
      {value !== null && (
        <FieldFrame label={text.choose} hint={text.existingHint}>
          {control => (
            <SelectBox {...control} value={value} onChange={event => onChange(event.target.value)}>
              {known.map(({ spreadsheetId, name }) => (
                <option key={spreadsheetId} value={spreadsheetId}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
      )}
    </>
  )
}
