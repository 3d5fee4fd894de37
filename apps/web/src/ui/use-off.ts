import { type FocusEvent, type MouseEvent, useState } from 'react'

type Handlers = {
  onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * What turns a button off. A browser takes the keyboard from a button that is disabled, and leaves it nowhere: one that
 * was just pressed is off and keeps it, until the keyboard moves on.
 */
export function useOff(isOff: boolean, { onFocus, onBlur, onClick }: Handlers) {
  const [isFocused, setIsFocused] = useState(false)
  return {
    disabled: isOff && !isFocused,
    'aria-disabled': isOff || undefined,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setIsFocused(true)
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setIsFocused(false)
      onBlur?.(event)
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Neither does it send its form, nor is it heard by what is around it.
      if (isOff) {
        event.preventDefault()
        event.stopPropagation()
      } else onClick?.(event)
    },
  }
}
