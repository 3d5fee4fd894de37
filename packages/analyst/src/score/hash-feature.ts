/** So many weights there are; names that fall on one place share it. */
export const WEIGHT_COUNT = 1 << 20

/** The place of a feature's weight (FNV-1a). */
export function hashFeature(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 20)) & (WEIGHT_COUNT - 1)
}

export const hashFeatures = (names: readonly string[]): Int32Array => Int32Array.from(names, hashFeature)
