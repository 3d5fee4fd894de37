import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useRef } from 'react'
import { createStore } from '../../browser/stored/create-store.ts'
import { useShellMessages } from '../../messages/shell.ts'

type ToastAction = { label: string; run: () => void }
type Toast = { id: number; text: string; action?: ToastAction | undefined; isFailure?: boolean }

const shownMs = 6000
let lastId = 0
const toasts = createStore<readonly Toast[]>({ initial: [] })
const dismiss = (id: number) => toasts.set(toasts.get().filter(toast => toast.id !== id))

function add(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  toasts.set([...toasts.get().slice(-2), { id: lastId, ...toast }])
  return lastId
}

/** Says for a few seconds that something succeeded. */
export function showToast(text: string, action?: ToastAction) {
  const id = add({ text, action })
  setTimeout(() => dismiss(id), shownMs)
}

/** Says until it is closed that something failed which has no place of its own any more; else an Alert says it. */
export const showFailure = (text: string) => {
  add({ text, isFailure: true })
}

/** Where toasts appear; the application renders it once. */
export function Toaster() {
  const text = useShellMessages()
  const cameFrom = useRef<HTMLElement>(null)
  /** What was pressed goes away, and the keyboard returns to where it came from. */
  const leave = (id: number) => {
    dismiss(id)
    cameFrom.current?.focus()
  }
  return (
    <div
      role="status"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
      }}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-2 sm:left-auto sm:justify-items-end"
    >
      {toasts.use().map(toast => (
        <div
          key={toast.id}
          className="pointer-events-auto flex max-w-96 items-center gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 text-sm shadow-card"
        >
          {toast.isFailure ? (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-error" />
          ) : (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-true" />
          )}
          <span className="min-w-0 flex-1 wrap-anywhere">{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run()
                leave(toast.id)
              }}
              className="min-h-8 rounded-md px-2 font-semibold text-link hover:bg-sunken"
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={text.close}
            onClick={() => leave(toast.id)}
            className="grid size-8 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
          >
            <X className="size-4" />
          </button>
        </div>
      ))}
    </div>
  )
}
