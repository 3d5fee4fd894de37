import type { WhyUnreadable } from '../why-unreadable.ts'
import { type Answer, headerOf } from './exchange.ts'
import { readRetryAfter } from './read-retry-after.ts'

/** What the status and the headers already say against reading this answer as a page. */
export function checkAnswer(answer: Pick<Answer, 'url' | 'status' | 'headers'>, now: Date): WhyUnreadable | undefined {
  const url = answer.url.href
  const { status } = answer
  const retryAfterMs = readRetryAfter(headerOf(answer, 'retry-after'), now)
  const wish = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (status === 404 || status === 410) return { kind: 'not-found', url, status }
  // Gatekeepers announce a puzzle for people with a header; its status may be any.
  const isChallenge =
    headerOf(answer, 'cf-mitigated') === 'challenge' || headerOf(answer, 'x-amzn-waf-action') === 'captcha'
  if (isChallenge || (status >= 400 && status < 500)) {
    return { kind: 'refused', url, status, isChallenge, ...wish }
  }
  if (status >= 500 || status < 200 || status >= 300) return { kind: 'server-error', url, status, ...wish }
  if (status === 204 || status === 205) return { kind: 'empty-page', url, isDrawnByScript: false }
  return undefined
}
