import { joinClasses } from './join-classes.ts'

/** Keeps the place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={joinClasses('animate-pulse rounded-md bg-line', className)} />
}
