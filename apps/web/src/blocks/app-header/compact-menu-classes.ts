import { menuTriggerClasses } from '../language-menu.tsx'

/** The bar's menus without their arrow on the smallest screens, where every pixel counts. */
export const compactMenuClasses = `${menuTriggerClasses} max-sm:px-2 max-sm:[&>svg:last-child]:hidden`
