/** A stretch of the page's text that is a postal address. */
export type AddressStretch = { start: number; end: number }
