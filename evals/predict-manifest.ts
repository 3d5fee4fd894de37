import { writeFileSync } from 'node:fs'
import { readManifest } from './corpus/corpus-item.ts'
import { predictItem } from './corpus/predict-item.ts'

/** Writes one prediction line per item of any manifest in the corpus's format. */
export function predictManifest(manifest: string, out: string, tasks: ReadonlySet<string> | null): number {
  const items = readManifest(manifest).filter(item => !tasks || tasks.has(item.task))
  const lines = items.map(item => JSON.stringify(predictItem(item)))
  writeFileSync(out, `${lines.join('\n')}\n`)
  return lines.length
}
