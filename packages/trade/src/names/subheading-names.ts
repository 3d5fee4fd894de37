import { readdirSync, readFileSync } from 'node:fs'

type Names = { es: string; en: string }

let namesByCode: Map<string, Names> | undefined

/** The names of six-digit codes, from the lists beside this file: one line `CODE<TAB>Spanish<TAB>English`. */
export function nameSubheading(code: string): Names | undefined {
  namesByCode ??= new Map(readRows())
  return namesByCode.get(code)
}

/** Every six-digit code that has a name of its own. */
export function listSubheadingNames(): [code: string, names: Names][] {
  namesByCode ??= new Map(readRows())
  return [...namesByCode]
}

function readRows(): [string, Names][] {
  const files = readdirSync(new URL('./', import.meta.url)).filter(file => file.endsWith('.tsv'))
  return files.flatMap(file => {
    const lines = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
    return lines.map((line): [string, Names] => {
      const [code = '', es = '', en = ''] = line.split('\t')
      return [code, { es, en }]
    })
  })
}
