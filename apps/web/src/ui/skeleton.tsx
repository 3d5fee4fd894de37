import { joinClasses } from './join-classes.ts'

/** Keeps the place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={joinClasses('animate-pulse rounded-md bg-line', className)} />
}

/** Keeps the place of a table. */
export const TableSkeleton = () => (
  <div aria-hidden="true" className="animate-pulse overflow-hidden rounded-lg border border-line bg-surface">
    <div className="h-10 border-b border-line bg-sunken" />
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(row => (
      <div key={row} className="flex h-9 items-center gap-6 border-b border-line px-4 last:border-0">
        <span className="h-2.5 w-16 rounded-full bg-line" />
        <span className="h-2.5 flex-2 rounded-full bg-line" />
        <span className="h-2.5 flex-1 rounded-full bg-line max-sm:hidden" />
        <span className="h-2.5 w-20 rounded-full bg-line" />
      </div>
    ))}
  </div>
)
