import type { SourceSet } from './record-source.ts'

/** The sign that the money of a field carries on the page, where all of it carries the same. */
export function signOf({ records }: Pick<SourceSet, 'records'>, field: string): string | null {
  const signs = new Set<string>()
  for (const { cells } of records.slice(0, 200)) {
    const value = cells[field]?.value
    if (value?.kind === 'money') signs.add(value.sign ?? value.currency ?? '')
  }
  const [only] = signs
  return signs.size === 1 && only ? only : null
}
