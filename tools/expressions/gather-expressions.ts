import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'

export type Expression = { source: string; flags: string; at: string }

/** Whose texts come from strangers: pages, files, questions, answers of sources. */
const folders = ['packages/{extraction,scraping,table,analyst,trade,contract}/src', 'apps/server/src']

/** Every regular expression that stands as such in the sources. Those made from words at run time are tested with their makers. */
export function gatherExpressions(root: string): Expression[] {
  const found = new Map<string, Expression>()
  const patterns = folders.map(folder => `${folder}/**/*.{ts,js}`)
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    if (/\.test\.ts$|\.d\.ts$/.test(file)) continue
    const code = readFileSync(`${root}/${file}`, 'utf8')
    const { body } = parseAst(code, { lang: file.endsWith('.ts') ? 'ts' : 'js' })
    for (const { pattern, flags, start } of listLiterals(body)) {
      const line = code.slice(0, start).split('\n').length
      found.set(`/${pattern}/${flags}`, { source: pattern, flags, at: `${file}:${line}` })
    }
  }
  return [...found.values()]
}

type Literal = { pattern: string; flags: string; start: number }

function listLiterals(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(listLiterals)
  const { type, regex, start } = node as { type?: string; regex?: { pattern: string; flags: string }; start?: number }
  if (type === 'Literal' && regex) return [{ ...regex, start: start ?? 0 }]
  return Object.values(node).flatMap(listLiterals)
}
