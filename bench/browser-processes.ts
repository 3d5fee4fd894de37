import { readdirSync, readFileSync } from 'node:fs'

type Process = { id: number; parent: number; residentBytes: number }

/** All processes of the machine, where it shows them (Linux). */
export function listProcesses(): Process[] {
  let names: string[]
  try {
    names = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return []
  }
  return names.flatMap(name => {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const numberOf = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
      return [{ id: Number(name), parent: numberOf('PPid'), residentBytes: numberOf('RssAnon') * 1024 }]
    } catch {
      return []
    }
  })
}

/** Those that descend from the given ones, and they themselves. */
export function treeOf(roots: readonly number[]): Process[] {
  const all = listProcesses()
  const found = new Set(roots)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { id, parent } of all) if (found.has(parent)) found.add(id)
  }
  return all.filter(({ id }) => found.has(id))
}

/** Memory of their own: what Chromium's processes share with one another is not counted again for each. */
export const memoryOfTree = (roots: readonly number[]): number =>
  treeOf(roots).reduce((sum, { residentBytes }) => sum + residentBytes, 0)
