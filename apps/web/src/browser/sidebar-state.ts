import { useSyncExternalStore } from 'react'

type SidebarState = {
  /** Small screens: over the page. */ isSheetOpen: boolean /** Large screens: out of the way. */
  isFolded: boolean
}

const initial: SidebarState = { isSheetOpen: false, isFolded: false }
let state = initial
const listeners = new Set<() => void>()

function change(next: Partial<SidebarState>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSidebar = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  )

export const closeSidebarSheet = () => change({ isSheetOpen: false })

/** Opens the overlay on small screens; folds and unfolds the column on large ones. */
export function toggleSidebar() {
  if (window.matchMedia('(min-width: 1024px)').matches) change({ isFolded: !state.isFolded })
  else change({ isSheetOpen: !state.isSheetOpen })
}
