import { absoluteUrl, type Page } from '../page/page.ts'
import { type PageElement, pathOf } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import type { LoginForm } from '../page-reading.ts'
import { inputsIn, isPassword, isTextField, typeOf, wordsOf } from './form-parts.ts'
import { isFirstLoginStep } from './is-first-login-step.ts'
import { LOGIN_WORDS, REGISTER_WORDS, RESET_WORDS, USER_NAMES } from './login-words.data.ts'

const SKIPPED_TYPES = new Set(['submit', 'button', 'image', 'reset', 'file'])

/** How much a form with one password field looks like signing in; below zero it is for something else. */
function scoreForm(page: Page, form: PageElement): number {
  const inputs = inputsIn(page, form)
  const passwords = inputs.filter(isPassword)
  if (passwords.length !== 1) return -1
  const words = wordsOf(page, form, inputs)
  const others = inputs.filter(input => isTextField(input) || input.name !== 'input').length
  const isLogin = LOGIN_WORDS.test(words)
  const isRegister = REGISTER_WORDS.test(words)
  const isReset = RESET_WORDS.test(foldKeepingLength(`${form.attribs.id} ${form.attribs.action} ${form.attribs.class}`))
  const isNew = passwords[0]?.attribs.autocomplete === 'new-password'
  const tooMany = others > 2 ? (others - 2) * 1.5 : 0
  return 2 + (isLogin ? 2 : 0) - (isRegister ? 2.5 : 0) - (isReset ? 1.5 : 0) - (isNew ? 2 : 0) - tooMany
}

// A page with more loose passwords than this is no login page.
const MAX_LOOSE = 10
const MAX_CLIMB = 8
const MAX_INSIDE = 600

/** The smallest block around a password that also has a field for the name. */
function blockAround(page: Page, password: PageElement): PageElement | null {
  let at = password.parent
  for (let climbed = 0; at && 'order' in at && climbed < MAX_CLIMB; climbed++) {
    if (at.lastOrder - at.order > MAX_INSIDE) return null
    if (inputsIn(page, at).some(isTextField)) return at
    at = at.parent
  }
  return null
}

/** Forms, and blocks with a password outside any form: some pages send it by script. */
function formsOf(page: Page): PageElement[] {
  const forms = new Set<PageElement>()
  const loose: PageElement[] = []
  let formEnd = -1
  for (const element of page.elements) {
    if (element.name === 'form') {
      forms.add(element)
      formEnd = Math.max(formEnd, element.lastOrder)
    } else if (element.name === 'input' && element.order > formEnd && isPassword(element)) loose.push(element)
  }
  for (const password of loose.slice(0, MAX_LOOSE)) {
    const block = blockAround(page, password)
    if (block) forms.add(block)
  }
  return [...forms]
}

function roleOf(input: PageElement, user: PageElement | undefined): LoginForm['fields'][number]['role'] {
  if (isPassword(input)) return 'password'
  return input === user ? 'user' : 'other'
}

function describe(page: Page, form: PageElement): LoginForm {
  const inputs = inputsIn(page, form).filter(input => input.attribs.name && !SKIPPED_TYPES.has(typeOf(input)))
  const password = inputs.findIndex(isPassword)
  const texts = inputs.filter(isTextField)
  const before = texts.filter(input => inputs.indexOf(input) < password)
  const user =
    before.findLast(input => USER_NAMES.test(`${input.attribs.name} ${input.attribs.id}`)) ?? before.at(-1) ?? texts[0]
  return {
    action: absoluteUrl(page, form.attribs.action) ?? page.url,
    method: form.attribs.method?.toLowerCase() === 'get' ? 'get' : 'post',
    path: pathOf(form),
    fields: inputs.map(input => ({
      name: input.attribs.name ?? '',
      role: roleOf(input, user),
      type: typeOf(input),
      value: input.attribs.value ?? '',
    })),
  }
}

/** Finds the form by which a visitor signs in, told apart from registering and changing a password. */
export function findLoginForm(page: Page): LoginForm | null {
  let best: PageElement | null = null
  let bestWeight = 0
  for (const form of formsOf(page)) {
    const weight = scoreForm(page, form)
    if (weight > bestWeight) {
      best = form
      bestWeight = weight
    }
  }
  best ??= formsOf(page).find(form => isFirstLoginStep(page, form)) ?? null
  return best && describe(page, best)
}
