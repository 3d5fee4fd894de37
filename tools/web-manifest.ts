import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[] }

const readManifest = (dist: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'))

/** The sources that have a chunk of their own. */
export const sourcesIn = (dist: string): string[] => Object.keys(readManifest(dist))

/** The script files that the given sources need, with all they import, in the client's build. */
export function scriptsOf(dist: string, sources: readonly string[]): string[] {
  const manifest = readManifest(dist)
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return [...seen]
}
