import { Check } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { nextIndex } from '../next-index.ts'

type Props = {
  /** Content of the button that opens the menu. */
  trigger: ReactNode
  label?: string
  triggerClassName?: string
  align?: 'start' | 'end'
  /** In the top layer, for a button inside of something that scrolls and would cut the menu off. */
  isFloating?: boolean
  /** Given to the button, e.g. to keep it out of the Tab order. */
  triggerTabIndex?: number
  /** Items; `close` is called by those that end the menu. */
  children: ReactNode
}

/** A button with a menu below it. Closes on Escape, on a choice and on a click outside; arrows move inside it. */
export function Menu({
  trigger,
  label,
  triggerClassName,
  align = 'end',
  isFloating = false,
  triggerTabIndex,
  children,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  // What is off cannot have the keyboard: it would end there.
  const items = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    const list = [...(frame.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? [])]
    const checked = list.find(item => item.getAttribute('aria-checked') === 'true')
    ;(checked ?? list[0])?.focus()
    const closeOutside = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  /** Below its button, or above it where there is no room, and always inside the window. */
  const float = (menu: HTMLDivElement | null) => {
    if (!isFloating || !menu || !button.current) return
    menu.showPopover?.()
    const at = button.current.getBoundingClientRect()
    const { width, height } = menu.getBoundingClientRect()
    const left = align === 'end' ? at.right - width : at.left
    const below = at.bottom + 4
    const top = below + height > window.innerHeight ? Math.max(8, at.top - height - 4) : below
    menu.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
    menu.style.top = `${top}px`
  }

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    // What is around the menu has keys of its own.
    event.stopPropagation()
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') setIsOpen(false)
    const list = items()
    const index = list.indexOf(document.activeElement as HTMLElement)
    const next = list[nextIndex({ key: event.key, index, count: list.length }) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the menu's own items
    <div ref={frame} className="relative" onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        tabIndex={triggerTabIndex}
        onClick={() => setIsOpen(!isOpen)}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the click only follows a choice made by an item
        <div
          id={id}
          ref={float}
          popover={isFloating ? 'manual' : undefined}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onClick={close}
          className={joinClasses(
            'min-w-44 rounded-lg border border-line bg-surface p-1 text-ink shadow-card',
            isFloating ? 'fixed m-0 max-h-[70dvh] overflow-y-auto font-normal' : 'absolute top-full z-40 mt-1.5',
            !isFloating && (align === 'end' ? 'right-0' : 'left-0'),
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}

const menuItemClasses =
  'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 text-left text-sm hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-2px] disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0'

export function MenuItem(props: ComponentProps<'button'>) {
  return <button type="button" role="menuitem" tabIndex={-1} className={menuItemClasses} {...props} />
}

/** One of several, with a tick at the chosen one. */
export function MenuChoice({ isChosen, children, ...rest }: ComponentProps<'button'> & { isChosen: boolean }) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={menuItemClasses}
      {...rest}
    >
      <span className="flex-1">{children}</span>
      {isChosen && <Check aria-hidden="true" />}
    </button>
  )
}

/** One of several that can be on at once; choosing leaves the menu open. */
export function MenuCheck({
  isChecked,
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & { isChecked: boolean }) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={isChecked}
      tabIndex={-1}
      className={menuItemClasses}
      onClick={event => {
        event.stopPropagation()
        onClick?.(event)
      }}
      {...rest}
    >
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {isChecked && <Check aria-hidden="true" />}
    </button>
  )
}
