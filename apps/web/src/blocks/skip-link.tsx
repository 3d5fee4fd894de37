import { useShellMessages } from '../messages/shell.ts'

export function SkipLink() {
  const text = useShellMessages()
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-signal px-4 py-2 font-semibold text-signal-ink focus:translate-y-0"
    >
      {text.skipToContent}
    </a>
  )
}
