/** Features share this many rows of weights. */
export const ROWS = 2 ** 16

/** FNV-1a. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** One number for two that go together; the order counts. */
export const crossed = (one: number, other: number): number => {
  const mixed = Math.imul(one ^ Math.imul(other ^ (other >>> 15), 0x85ebca6b), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

export const rowOf = (hash: number): number => (hash ^ (hash >>> 16)) & (ROWS - 1)
