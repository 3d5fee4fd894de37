import { maxAddressFileBytes } from '@sondeo/contract/batches'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { Alert, Notice } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { useFindAddresses } from './use-batches.ts'

type Props = {
  /** A saved result whose links are wanted. */
  searchId: string | null
  onFound: (addresses: string[], isSection: boolean) => void
}

async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += 32_768)
    text += String.fromCharCode(...bytes.subarray(from, from + 32_768))
  return btoa(text)
}

/** Addresses out of a file or a saved result: taken at once where there is one column of them, chosen where there are more. */
export function AddressColumns({ searchId, onFound }: Props) {
  const text = useBatchMessages().form
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [section, setSection] = useState('')
  const { mutate: find, data, error, isPending, variables } = useFindAddresses()
  const columns = data?.columns
  const take = ({ columns: [only, ...others] }: NonNullable<typeof data>, source: typeof variables) => {
    if (only && others.length === 0) onFound(only.addresses, source?.section !== undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for the result that the address names
  useEffect(() => {
    if (searchId) find({ searchId }, { onSuccess: take })
  }, [searchId])
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setIsTooLarge(file.size > maxAddressFileBytes)
    if (file.size <= maxAddressFileBytes)
      find({ file: { name: file.name, base64: await readBase64(file) } }, { onSuccess: take })
  }
  const whatFailed = variables?.searchId
    ? text.linksFailed
    : variables?.section
      ? text.sectionFailed
      : text.uploadFailed
  const failure = explainFlowError({ error, language, whatFailed })
  const isUploading = isPending && variables?.section === undefined
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.ods"
        aria-label={text.upload}
        className="sr-only"
        tabIndex={-1}
        onChange={event => void upload(event)}
      />
      <Button
        variant="outline"
        className="justify-self-start"
        isBusy={isUploading}
        onClick={() => input.current?.click()}
      >
        {!isUploading && <FileUp aria-hidden="true" />}
        {isUploading ? text.uploading : text.upload}
      </Button>
      {isTooLarge && <Alert>{text.tooLarge}</Alert>}
      <div className="mt-2 grid gap-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-3">
        <Field
          label={text.section}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={text.sectionPlaceholder}
          value={section}
          onChange={event => setSection(event.target.value)}
        />
        <Button
          variant="outline"
          className="min-h-11"
          disabled={section.trim() === ''}
          isBusy={isPending && variables?.section !== undefined}
          onClick={() => find({ section }, { onSuccess: take })}
        >
          {text.findSection}
        </Button>
        <p className="text-sm text-ink-3 sm:col-span-2">{text.sectionHint}</p>
      </div>
      {data && !data.isWhole && <Notice>{text.sectionPart}</Notice>}
      {error && !isPending && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {columns && columns.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm text-ink-2">{text.columns}</legend>
          <div className="flex flex-wrap gap-2">
            {columns.map(({ name, addresses }) => (
              <Button
                key={name}
                variant="outline"
                size="sm"
                className="max-w-full"
                onClick={() => onFound(addresses, false)}
              >
                <span className="truncate">{text.column(name || text.ownPages, addresses.length)}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
