import { Copy } from 'lucide-react'
import { copyText } from '../../blocks/result-grid/copy-text.ts'
import { useApiKeyMessages } from '../../messages/api-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** A text to be taken along: all of it is chosen by a click, and the button copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const text = useApiKeyMessages()
  const copy = async () => showToast((await copyText(value)) ? text.copied : text.notCopied)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Field
        label={label}
        readOnly
        value={value}
        spellCheck={false}
        className="font-mono text-sm"
        onFocus={event => event.target.select()}
      />
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {text.copy}
      </Button>
    </div>
  )
}
