import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'
import { useOff } from './use-off.ts'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:size-[1.125em] [&_svg]:shrink-0'

const variants = {
  // Off it is grey, because dark words on a dimmed orange cannot be read.
  primary:
    'bg-signal text-signal-ink hover:bg-signal-strong aria-disabled:not-aria-busy:bg-line aria-disabled:not-aria-busy:text-ink-2 aria-disabled:not-aria-busy:opacity-100',
  dark: 'bg-night text-on-night hover:bg-night-2 dark:bg-ink dark:text-paper dark:hover:bg-ink-2',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border border-error text-error hover:bg-error-soft',
  /** Dark in both themes, for warm bands. */
  onSignal: 'bg-night text-on-night hover:bg-night-2',
  onSignalOutline: 'border border-signal-ink text-signal-ink hover:bg-signal-strong',
  /** Outlined, for dark bands. */
  night: 'border border-night-line text-on-night hover:border-on-night-3 hover:bg-night-2',
}
const sizes = {
  sm: 'min-h-8 px-3 text-sm',
  md: 'min-h-10 px-4 text-sm',
  // The longest of them wait in words that are wider than a small phone.
  lg: 'min-h-12 px-6 max-w-full text-base max-sm:px-5 max-sm:py-2 max-sm:leading-snug max-sm:whitespace-normal',
  icon: 'size-10 text-base',
}

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes }

/** The look of a button, for links that look like one. */
export const buttonClasses = ({ variant = 'primary', size = 'md' }: ButtonLook) =>
  joinClasses(base, variants[variant], sizes[size])

type Props = Omit<ComponentProps<'button'>, 'onFocus' | 'onBlur'> & ButtonLook & { isBusy?: boolean }

/** While busy it is off and turns; its text stays, so nothing moves. */
export function Button(props: Props) {
  const { variant, size, isBusy = false, className, children, disabled, onClick, ...rest } = props
  const off = useOff(disabled || isBusy, onClick)
  return (
    <button
      type="button"
      className={joinClasses(buttonClasses({ ...(variant && { variant }), ...(size && { size }) }), className)}
      aria-busy={isBusy || undefined}
      {...rest}
      {...off}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
