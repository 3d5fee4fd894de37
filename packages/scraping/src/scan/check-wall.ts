import type { PageReading, RecordSet } from '@sondeo/extraction/page-reading'
import { hasPuzzle } from '../login/check-login-page.ts'
import { checkEmptiness, showText } from './check-emptiness.ts'
import { asksForScript, fold, looksUnfinished, MIN_RECORDS } from './check-script-need.ts'

/** What stands before the content and is shown instead of it. */
export type Wall = 'login' | 'captcha' | 'consent' | 'script' | 'unfinished'

/** A page that says more than this of its own is the page itself, whatever else stands on it. */
const MAX_OWN_TEXT = 600
const MAX_SHOWN_TEXT = 3000
/** A form that asks for more than this is there to be filled in, puzzle or not. */
const MAX_INPUTS = 1

/** Decides by what is left of the page without the wall: a list, or text of its own, makes it a page with a box on it. */
export function checkWall(html: string, reading: PageReading): Wall | null {
  const form = reading.navigation.login
  if (reading.recordSets.some(set => isList(set) && !isInside(set.path, form?.path))) return null
  const text = showText(html)
  const own = reading.text.filter(({ origin }) => !isInside(origin.path, form?.path))
  const ownLength = own.reduce((sum, block) => sum + block.text.length, 0)
  if (ownLength > MAX_OWN_TEXT || text.length > MAX_SHOWN_TEXT) return null
  const hasPassword = form?.fields.some(({ role }) => role === 'password') ?? false
  if (form && (hasPassword || ownLength < MAX_OWN_TEXT / 2)) return 'login'
  const words = fold(`${reading.title} ${text}`)
  if ((hasPuzzle(html) || HUMAN.test(words)) && countInputs(html) <= MAX_INPUTS) return 'captcha'
  const head = fold(`${reading.title} ${own[0]?.text ?? ''}`)
  const isAboutConsent = CONSENT.test(head) || /(?:^|[./])consent/i.test(reading.url)
  if (isAboutConsent && ACCEPT.test(html) && reading.contacts.length === 0) return 'consent'
  if (reading.recordSets.length > 0) return null
  if (asksForScript(html)) return 'script'
  // What shows nothing at all is told elsewhere.
  return checkEmptiness(html) === 'has-content' && looksUnfinished(html) && text.trim().length < MAX_OWN_TEXT / 2
    ? 'unfinished'
    : null
}

const isList = ({ records }: RecordSet) => records.length >= MIN_RECORDS
const isInside = (path: string, outer: string | undefined) =>
  outer !== undefined && (path === outer || path.startsWith(`${outer}/`))

/** What a person would type into or choose from. */
const countInputs = (html: string) =>
  (
    html.match(
      /<(?:textarea|select)\b|<input\b(?![^>]{0,300}type\s*=\s*["']?(?:hidden|submit|button|image|checkbox))/gi,
    ) ?? []
  ).length

const HUMAN =
  /(?:verif\w{1,8}|confirm\w{0,3}|comprob\w{1,6}|check\w{0,3}|prove)[^.]{0,40}(?:humano|persona|human|robot|your browser|su navegador)|(?:no soy|i am not|i'm not) (?:un |a )?robot|are you (?:a )?(?:human|robot)|unusual traffic|trafico inusual/
const CONSENT = /cookie|consent|privacidad|privacy|antes de continuar|before you continue/
const ACCEPT = /(?:>|value\s*=\s*["'])\s*(?:aceptar|acepto|accept|i agree|agree|de acuerdo|consentir)/i
