import { importsOf, type Rule, withoutComments } from './source-files.ts'

const home = /^(packages\/database\/|packages\/test-kit\/)/
const sqlLibraries = /^(drizzle-orm|drizzle-kit|pg|@electric-sql\/pglite)(\/|$)/
const typeOnly = /import type [^;]*from\s*['"](@electric-sql\/pglite|pg)['"]/
const statement = /[`'"]\s*(select\s+[\w*"(]|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/i

// What people read: a button may well say "Select all".
const texts = /^apps\/web\/src\/messages\//

/** Whose data a store holds: its methods must say whose they are asked for. */
const ownedStores =
  /^packages\/database\/src\/(?:.*\/)?(searches|scans|pages|trade-snapshots|usage|exports|credits|reading-rules|watch-runs)-store\.ts$/

export const sqlHome: Rule = {
  name: 'sql-home',
  why: 'Only packages/database speaks SQL, so ownership and the two engines are minded in one place.',
  check: files =>
    files
      .filter(
        ({ path }) =>
          !home.test(path) && /^(apps|packages|tools|bench|evals)\//.test(path) && !path.startsWith('tools/rules/'),
      )
      .flatMap(({ path, text }) => {
        const imports = importsOf(text).filter(name => sqlLibraries.test(name))
        const isHandleType = typeOnly.test(text) && imports.length === 1
        const problems = []
        if (imports.length > 0 && !isHandleType) problems.push({ path, problem: `imports ${imports.join(', ')}` })
        if (!texts.test(path) && statement.test(withoutComments(text)))
          problems.push({ path, problem: 'holds an SQL statement' })
        return problems
      }),
}

/** The methods of an exported store type, as `name(parameters)`. */
function methodsOf(text: string): { name: string; parameters: string }[] {
  const type = /export type \w+Store = \{([\s\S]*?)\n\}/.exec(withoutComments(text))?.[1] ?? ''
  const found = type.matchAll(/^ {2}(\w+)(?:: )?(\([\s\S]*?\)) ?(?:=>|:)/gm)
  return [...found].map(match => ({ name: match[1] ?? '', parameters: match[2] ?? '' }))
}

/** The owner's id stands among the parameters, or in a type of the same file that they name. */
function takesOwner(parameters: string, text: string): boolean {
  if (/\bownerId\b/.test(parameters)) return true
  const named = [...parameters.matchAll(/\b[A-Z]\w+/g)].map(match => match[0])
  return named.some(name => new RegExp(`type ${name} = [^;]*?\\{[^}]*\\bownerId: string`).test(text))
}

export const ownerDemanded: Rule = {
  name: 'owner-demanded',
  why: 'A store method that does not ask whose data it is will one day answer with somebody else’s.',
  check: files =>
    files
      .filter(({ path }) => ownedStores.test(path))
      .flatMap(({ path, text }) => {
        const methods = methodsOf(text)
        if (methods.length === 0) return [{ path, problem: 'has no `export type …Store = { … }` that can be checked' }]
        return methods
          .filter(({ parameters }) => !takesOwner(parameters, text))
          .map(({ name }) => ({ path, problem: `${name} does not take the owner's id` }))
      }),
}
