import { Tooltip as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'

type Props = {
  content: ReactNode
  /** One button or link. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right'
}

/** Shows on hover, on keyboard focus and on a tap (where Radix alone would close it). Escape hides it. */
export function Tooltip({ content, children, side = 'top' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const change = (next: boolean) => {
    // Tabbing to a trigger out of sight scrolls it into view, and Radix closes on every scroll.
    if (!next && trigger.current?.matches(':focus-visible')) return
    setIsOpen(next)
  }
  return (
    <Radix.Provider delayDuration={150}>
      <Radix.Root open={isOpen} onOpenChange={change}>
        <Radix.Trigger
          ref={trigger}
          asChild
          onPointerDown={event => event.preventDefault()}
          onBlur={() => setIsOpen(false)}
          onClick={event => {
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            onEscapeKeyDown={() => setIsOpen(false)}
            className="z-50 max-w-72 rounded-md bg-night px-3 py-2 text-sm text-on-night shadow-card dark:border dark:border-night-line"
          >
            {content}
            <Radix.Arrow className="fill-night" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
