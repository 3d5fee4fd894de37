import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useShellMessages } from '../../messages/shell.ts'
import { joinClasses } from '../join-classes.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** False while something must not be interrupted: neither Escape nor a click outside closes then. */
  canClose?: boolean
  className?: string
}

const centred = 'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-lg p-6'

/**
 * The browser's own modal: it holds the focus, makes the page behind inert and closes on Escape. (Libraries that lock
 * the scroll write <style> elements, which the pages' content policy refuses.)
 */
export function Dialog({ isOpen, onClose, title, description, children, canClose = true, className }: Props) {
  const text = useShellMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the effects of what stands in it, so that a part of it may take the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) element.showModal()
    if (!isOpen) element?.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={joinClasses('scroll-pb-20 border border-line bg-surface text-ink shadow-card', className ?? centred)}
      // A browser lets nobody refuse Escape twice, unless it is told before.
      closedby={canClose ? 'closerequest' : 'none'}
      onCancel={event => {
        event.preventDefault()
        if (canClose) onClose()
      }}
      onClick={event => {
        if (canClose && event.target === dialog.current) onClose()
      }}
    >
      {isOpen && (
        <div className="flex h-full flex-col gap-4">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="text-lg">
              {title}
            </h2>
            {canClose && (
              <button
                type="button"
                aria-label={text.close}
                onClick={onClose}
                className="-mt-1 -mr-2 grid size-9 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
              >
                <X className="size-5" />
              </button>
            )}
          </div>
          {description && (
            <p id={`${id}-description`} className="text-sm text-ink-2">
              {description}
            </p>
          )}
          {children}
        </div>
      )}
    </dialog>
  )
}
