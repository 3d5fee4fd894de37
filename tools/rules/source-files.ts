import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type SourceFile = { path: string; text: string }
/** A broken house rule: where, and what to do about it. */
export type Violation = { path: string; problem: string }
export type Rule = { name: string; why: string; check: (files: SourceFile[]) => Violation[] }

/** What git knows or would take, so that a new file is checked before its first commit. */
export function readSourceFiles(pattern: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter(path => pattern.test(path) && existsSync(path))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Tests, and what only tests import. */
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('apps/server/test/')

/** Comments and, where asked, string contents blanked out, with every line kept in its place. */
export function withoutComments(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  return text.replace(
    /\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g,
    (part, before: string | undefined) => {
      if (part.startsWith('/*')) return blank(part)
      if (part.startsWith("'") || part.startsWith('"')) return part
      return `${before ?? ''}${blank(part.slice(before?.length ?? 0))}`
    },
  )
}

/** Every module a file asks for: static, type-only, dynamic and re-exported. */
export function importsOf(text: string): string[] {
  const found = withoutComments(text).matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"]+)\1/g)
  return [...found].map(match => match[2] ?? '')
}
