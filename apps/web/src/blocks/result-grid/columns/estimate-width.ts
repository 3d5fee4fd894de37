import { findLink } from '../find-link.ts'

// Inter at 14 px with tabular figures, measured: capitals and figures are wider than the rest.
const wideCharacterPx = 9.4
const characterPx = 7.4
const paddingPx = 28
const headToolsPx = 44
// Names of columns stand in semibold.
const nameStretch = 1.12
const narrowestPx = 96
const widestPx = 300
// Half an e-mail address reaches nobody; a sentence can be read on elsewhere.
const widestContactPx = 420
// The button for the origin stands beside a link.
const linkToolPx = 32
/** The box to select a row stands in the first column, before its value and its name. */
export const selectBoxPx = 28

/** About how wide a text stands in the grid, with the air around it. */
export function estimateTextWidth(text: string): number {
  const shown = text.length > 60 ? text.slice(0, 60) : text
  const wide = shown.match(/[\p{Lu}\p{N}@%wm–—\u0250-\u{10ffff}]/gu)?.length ?? 0
  return wide * wideCharacterPx + (shown.length - wide) * characterPx + paddingPx
}

function estimateValueWidth(text: string): number {
  const link = findLink(text)
  if (link === undefined) return Math.min(widestPx, estimateTextWidth(text))
  return Math.min(link.startsWith('http') ? widestPx : widestContactPx, estimateTextWidth(text) + linkToolPx)
}

/** Wide enough for the head and the values of a column, within limits. */
export function estimateWidth(head: string, texts: readonly string[]): number {
  const headPx = Math.min(widestPx, estimateTextWidth(head) * nameStretch + headToolsPx)
  return Math.round(Math.max(narrowestPx, headPx, ...texts.map(estimateValueWidth)))
}
