import { isUtf8 } from 'node:buffer'
import { checkUrl } from '../guard/check-url.ts'
import { type Answer, headerOf } from './exchange.ts'

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** Where an answer sends us, checked like any other address; the fragment stays if the new place names none. */
export function readLocation(answer: Answer): URL | undefined {
  const location = headerOf(answer, 'location')
  if (!redirectStatuses.has(answer.status) || location === undefined) return undefined
  // Headers arrive byte by byte; sites write addresses in UTF-8.
  const bytes = Buffer.from(location, 'latin1')
  const target = checkUrl(isUtf8(bytes) ? bytes.toString('utf8') : location, answer.url.href)
  if (target.hash === '') target.hash = answer.url.hash
  return target
}
