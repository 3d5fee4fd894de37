/** Round numbers from zero to just above the largest value. */
export function niceTicks(max: number, count = 4): number[] {
  if (!(max > 0)) return [0]
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map(times => times * power).find(each => each >= rough) ?? rough
  const last = Math.ceil(max / step - 1e-9)
  return Array.from({ length: last + 1 }, (_, index) => index * step)
}

/** Moves labels down until none lies on another, and back up where they would leave the drawing. */
export function spreadLabels(wanted: number[], { gap, max }: { gap: number; max: number }): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at)
  let last = Number.NEGATIVE_INFINITY
  for (const label of order) {
    label.at = Math.max(label.at, last + gap)
    last = label.at
  }
  let next = max + gap
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, next - gap)
    next = label.at
  }
  const placed = [...wanted]
  for (const { at, index } of order) placed[index] = at
  return placed
}
