/** Addresses of people, hashes of passwords, passwords of the tests. Links that the outbox tells of are meant to be read. */
const VALUES: [what: string, pattern: RegExp][] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
  ['the hash of a password', /\$argon2/],
  ['a password', /una clave larga|correcta-12345/],
  ['a cookie', /"(?:cookie|set-cookie|authorization)"/i],
]

/** Looks at every line that a test server logs; at its end the test fails if one of them held a value of a person. */
export function watchLog() {
  const found: string[] = []
  return {
    look(line: string) {
      for (const [what, pattern] of VALUES) if (pattern.test(line)) found.push(`${what} in ${line.slice(0, 600)}`)
    },
    expectNoValues() {
      if (found.length > 0) throw new Error(`The log holds what it must not:\n${found.slice(0, 5).join('\n')}`)
    },
  }
}
