import { writeFileSync } from 'node:fs'
import { readManifest } from './corpus/corpus-item.ts'
import { predictItem } from './corpus/predict-item.ts'

/** Writes one prediction line per item of any manifest in the corpus's format. */
export async function predictManifest(
  manifest: string,
  out: string,
  tasks: ReadonlySet<string> | null,
): Promise<number> {
  const items = readManifest(manifest).filter(item => !tasks || tasks.has(item.task))
  const lines: string[] = []
  for (const item of items) lines.push(JSON.stringify(await predictItem(item)))
  writeFileSync(out, `${lines.join('\n')}\n`)
  return lines.length
}
