import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

// The fade above it covers the gap that stands there anyway, and hides what is scrolled under it.
const inDialog =
  'in-[dialog]:sticky in-[dialog]:-bottom-6 in-[dialog]:-m-6 in-[dialog]:mt-0 in-[dialog]:bg-surface in-[dialog]:px-6 in-[dialog]:pt-1 in-[dialog]:pb-6 in-[dialog]:before:pointer-events-none in-[dialog]:before:absolute in-[dialog]:before:inset-x-0 in-[dialog]:before:bottom-full in-[dialog]:before:h-4 in-[dialog]:before:bg-linear-to-t in-[dialog]:before:from-surface in-[dialog]:before:to-transparent'

/** The buttons that end a form; in a dialog they stay in sight while what stands above them is scrolled. */
export const ButtonRow = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={joinClasses('flex flex-wrap gap-3', inDialog, className)} {...rest} />
)
