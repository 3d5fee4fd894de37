import { LoaderCircle } from 'lucide-react'
import { useShellMessages } from '../messages/shell.ts'
import { joinClasses } from './join-classes.ts'

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={joinClasses('size-[1.125em] animate-spin', className)} />
}

/** Fills the place where a page or a part of it is going to stand. */
export function PageSpinner() {
  const text = useShellMessages()
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-xl text-ink-3">
      <Spinner />
      <span className="sr-only">{text.loading}</span>
    </div>
  )
}
