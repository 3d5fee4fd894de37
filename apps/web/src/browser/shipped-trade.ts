type ShippedTrade = { release: string; codeCount: number; year: number; firstYear: number }

// Written in by the build, from the trade files themselves (`vite.config.ts`).
declare const __SHIPPED_TRADE__: ShippedTrade

/** Which trade figures ship with the product: a page that names another release than they have would lie. */
export const shippedTrade: ShippedTrade = __SHIPPED_TRADE__
