type Bounds = { maxKnown: number; maxLength: number }

/** Works something out once per text: pages repeat their headers and classes. The store is emptied before it grows large. */
export function rememberTexts<T>(work: (text: string) => T, { maxKnown, maxLength }: Bounds): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    if (text.length > maxLength) return work(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const result = work(text)
    if (known.size >= maxKnown) known.clear()
    known.set(text, result)
    return result
  }
}
