import { Copy } from 'lucide-react'
import { copyText } from '../../blocks/result-grid/copy-text.ts'
import { useDeveloperMessages } from '../../messages/developers.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Code to be taken along. It scrolls by itself, so that the page never does sideways. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  const text = useDeveloperMessages()
  const copy = async () => showToast((await copyText(code)) ? text.copied : text.notCopied)
  return (
    <div className="relative min-w-0">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-sunken p-4 pt-14 font-mono text-sm leading-6"
      >
        <code>{code}</code>
      </pre>
      <Button
        variant="outline"
        size="sm"
        className="absolute top-2 right-2 bg-surface"
        aria-label={text.copyOf(name)}
        onClick={() => void copy()}
      >
        <Copy aria-hidden="true" />
        {text.copy}
      </Button>
    </div>
  )
}
