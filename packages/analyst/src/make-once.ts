/** What takes a while to make is made when first asked for: a program that answers no question starts without it. */
export function makeOnce<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
