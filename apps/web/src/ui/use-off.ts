import { type MouseEvent, useState } from 'react'

/**
 * What turns a button off. A browser takes the keyboard from a button that is disabled, and leaves it nowhere: one that
 * was just pressed is off and keeps it, until the keyboard moves on.
 */
export function useOff(isOff: boolean, onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined) {
  const [isFocused, setIsFocused] = useState(false)
  return {
    disabled: isOff && !isFocused,
    'aria-disabled': isOff || undefined,
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!isOff) return onClick?.(event)
      // Neither does it send its form, nor is it heard by what is around it.
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
