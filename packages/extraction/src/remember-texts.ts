const MAX_KNOWN = 5000
const MAX_LENGTH = 200

/** Works something out once per text: pages repeat their classes. The store is emptied before it grows large. */
export function rememberTexts<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    if (text.length > MAX_LENGTH) return work(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const result = work(text)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(text, result)
    return result
  }
}
