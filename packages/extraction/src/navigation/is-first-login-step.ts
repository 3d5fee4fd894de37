import { type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import { buttonsIn, inputsIn, isPassword, isTextField, wordsOf } from './form-parts.ts'
import {
  LOGIN_WORDS,
  OTHER_WORDS,
  REGISTER_WORDS,
  RESET_WORDS,
  SIGN_IN_PATH,
  SIGN_IN_WORDS,
  STEP_WORDS,
  USER_NAMES,
} from './login-words.data.ts'

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'legend'])
// A heading farther away is about something else.
const MAX_BACK = 60
const MAX_TEXT = 300

/** What a form says outside its links: those lead to registering and to forgotten passwords. */
function ownText(page: Page, form: PageElement): string {
  let text = ''
  let linkEnd = -1
  for (const node of page.nodes.slice(form.order, form.lastOrder + 1)) {
    if (isElement(node)) {
      if (node.name === 'a') linkEnd = Math.max(linkEnd, node.lastOrder)
    } else if (node.order > linkEnd) text += ` ${textOf(page, node)}`
    if (text.length > MAX_TEXT) break
  }
  return foldKeepingLength(text)
}

/** The text from the last heading before a form up to the form. */
function introOf(page: Page, form: PageElement): string {
  for (let at = form.order - 1; at >= Math.max(0, form.order - MAX_BACK); at--) {
    const node = page.nodes[at]
    if (node && isElement(node) && HEADINGS.has(node.name)) {
      return foldKeepingLength(page.text.slice(node.textStart, form.textStart).slice(-MAX_TEXT))
    }
  }
  return ''
}

/** Whether the page says around the form, in its title or by its address that it is for signing in. */
function isSignInPage(page: Page, intro: string): boolean {
  if (RESET_WORDS.test(intro) || (REGISTER_WORDS.test(intro) && !SIGN_IN_WORDS.test(intro))) return false
  if (SIGN_IN_WORDS.test(intro)) return true
  const title = foldKeepingLength(page.title)
  if (RESET_WORDS.test(title) || REGISTER_WORDS.test(title)) return false
  return SIGN_IN_WORDS.test(title) || SIGN_IN_PATH.test(URL.parse(page.url)?.pathname.toLowerCase() ?? '')
}

/** The name first, the password on the next page: one field, and words that leave no doubt. */
export function isFirstLoginStep(page: Page, form: PageElement): boolean {
  const inputs = inputsIn(page, form)
  const texts = inputs.filter(isTextField)
  const [user] = texts
  if (texts.length !== 1 || !user || inputs.some(input => isPassword(input) || input.name !== 'input')) return false
  const { name, id, autocomplete, type } = user.attribs
  if (!USER_NAMES.test(`${name} ${id} ${autocomplete} ${type}`)) return false
  const words = wordsOf(page, form, inputs)
  const text = ownText(page, form)
  if ([REGISTER_WORDS, RESET_WORDS, OTHER_WORDS].some(kind => kind.test(words) || kind.test(text))) return false
  if (LOGIN_WORDS.test(words) || SIGN_IN_WORDS.test(text)) return true
  const isStep = buttonsIn(page, form).some(button => STEP_WORDS.test(foldKeepingLength(button).trim()))
  return isStep && isSignInPage(page, introOf(page, form))
}
