// Inter at 14 px with tabular figures, measured: capitals and figures are wider than the rest.
const wideCharacterPx = 9.4
const characterPx = 7.4
const paddingPx = 28
const headToolsPx = 44
// Names of columns stand in semibold.
const nameStretch = 1.12
const narrowestPx = 96
const widestPx = 300

/** About how wide a text stands in the grid, with the air around it. */
export function estimateTextWidth(text: string): number {
  const shown = text.length > 60 ? text.slice(0, 60) : text
  const wide = shown.match(/[\p{Lu}\p{N}@%wm–—\u0250-\u{10ffff}]/gu)?.length ?? 0
  return wide * wideCharacterPx + (shown.length - wide) * characterPx + paddingPx
}

/** Wide enough for the name and the values of a column, within limits. */
export function estimateWidth(name: string, texts: readonly string[]): number {
  const widest = Math.max(estimateTextWidth(name) * nameStretch + headToolsPx, ...texts.map(estimateTextWidth))
  return Math.round(Math.min(widestPx, Math.max(narrowestPx, widest)))
}
