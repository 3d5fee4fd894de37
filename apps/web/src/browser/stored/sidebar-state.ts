import { createStore } from './create-store.ts'

const sidebar = createStore({
  initial: {
    /** Small screens: over the page. */
    isSheetOpen: false,
    /** Large screens: out of the way. */
    isFolded: false,
  },
})

export const useSidebar = sidebar.use

export const closeSidebarSheet = () => sidebar.set({ ...sidebar.get(), isSheetOpen: false })

/** Opens the overlay on small screens; folds and unfolds the column on large ones. */
export function toggleSidebar() {
  const state = sidebar.get()
  const isLarge = window.matchMedia('(min-width: 1024px)').matches
  sidebar.set(isLarge ? { ...state, isFolded: !state.isFolded } : { ...state, isSheetOpen: !state.isSheetOpen })
}
