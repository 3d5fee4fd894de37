import { Copy } from 'lucide-react'
import type { Ref } from 'react'
import { useShellMessages } from '../../messages/shell.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { copyText } from './copy-text.ts'

type Props = { name: string; value: string; size?: 'sm' | 'md'; className?: string; ref?: Ref<HTMLButtonElement> }

/** Copies a text and says whether it worked. `name` says which text, because a page may have several such buttons. */
export function CopyButton({ name, value, size = 'md', className, ref }: Props) {
  const text = useShellMessages()
  const copy = async () => showToast((await copyText(value)) ? text.copied : text.copyFailed)
  return (
    <Button
      ref={ref}
      variant="outline"
      size={size}
      className={className}
      aria-label={`${text.copy}: ${name}`}
      onClick={() => void copy()}
    >
      <Copy aria-hidden="true" />
      <span className="max-sm:sr-only">{text.copy}</span>
    </Button>
  )
}
