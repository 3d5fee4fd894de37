const shorten = (name: string) => {
  const host = URL.canParse(name) ? new URL(name).hostname.replace(/^www\./, '') : ''
  return host || name
}

/** The names of what is joined, sites by their host, each once. */
export function joinNames(names: readonly string[]): string {
  const [first = '', ...rest] = [...new Set(names.map(shorten))]
  const shown = [first, ...rest].slice(0, 3).join(' + ')
  return rest.length > 2 ? `${shown} + ${rest.length - 2}` : shown
}
