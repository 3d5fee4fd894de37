import { absoluteUrl, type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement, pathOf } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import type { LoginForm } from '../page-reading.ts'

const LOGIN_WORDS =
  /(?:log ?-?in|log ?on|sign ?-?in|iniciar? sesion|inicio de sesion|ingresar|ingreso|acceder|acceso|entrar|entra|autenticar|identificarse|identificate|mi cuenta|anmelden|einloggen|connexion|se connecter|accedi|logga in|inloggen|войти|вход|ログイン|登录|로그인)/
const REGISTER_WORDS =
  /(?:sign ?-?up|register|registration|registrar|registrate|registro|registrarse|crear (?:una )?cuenta|create (?:an |your )?account|new account|join|unirse|alta|abonnieren|registrieren|registrati|cadastr|criar conta|inscription|s'inscrire|get started|subscribe|aanmelden|регистр)/
const RESET_WORDS =
  /(?:forgot|reset|recover|recuperar|restablecer|olvid|new password|nueva contrasena|change password|cambiar)/
const TEXT_TYPES = new Set(['text', 'email', 'tel', 'number', ''])
const SKIPPED_TYPES = new Set(['submit', 'button', 'image', 'reset', 'file'])
const USER_NAMES =
  /(?:user|usuario|login|log|email|e-?mail|correo|account|cuenta|name|dni|ruc|documento|cpf|id|member|phone|handle)/i

const typeOf = (input: PageElement): string => (input.attribs.type ?? 'text').trim().toLowerCase()
const isPassword = (input: PageElement): boolean =>
  typeOf(input) === 'password' || /(?:current|new)-password/.test(input.attribs.autocomplete ?? '')
const isTextField = (input: PageElement): boolean =>
  input.name === 'input' && !isPassword(input) && TEXT_TYPES.has(typeOf(input))

/** The inputs inside an element, hidden ones too: they carry tokens. */
const inputsIn = (page: Page, element: PageElement): PageElement[] =>
  page.nodes
    .slice(element.order, element.lastOrder + 1)
    .filter((node): node is PageElement => isElement(node) && ['input', 'select', 'textarea'].includes(node.name))

/** Everything a form says of itself: names, address, buttons, the words in it. */
function wordsOf(page: Page, form: PageElement, inputs: PageElement[]): string {
  const buttons = page.nodes.slice(form.order, form.lastOrder + 1).flatMap(node => {
    if (!isElement(node)) return []
    if (node.name === 'button') return [textOf(page, node)]
    return node.name === 'input' && ['submit', 'button', 'image'].includes(typeOf(node))
      ? [`${node.attribs.value ?? ''} ${node.attribs.alt ?? ''}`]
      : []
  })
  const own = [form.attribs.id, form.attribs.class, form.attribs.name, form.attribs.action]
  return foldKeepingLength(
    [...own, ...buttons, ...inputs.map(input => input.attribs.name)].join(' ').replace(/[_/-]/g, ' '),
  )
}

/** How much a form with one password field looks like signing in; below zero it is for something else. */
function weighForm(page: Page, form: PageElement): number {
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

const OTHER_WORDS = /(?:newsletter|subscri|suscri|boletin|search|buscar|query|coupon|cupon|contact|comment|track|donat)/

/** The name first, the password on the next page: one field, and words that leave no doubt. */
function isFirstStep(page: Page, form: PageElement): boolean {
  const inputs = inputsIn(page, form)
  const texts = inputs.filter(isTextField)
  const [user] = texts
  if (texts.length !== 1 || !user || inputs.some(input => isPassword(input) || input.name !== 'input')) return false
  const words = `${wordsOf(page, form, inputs)} ${foldKeepingLength(textOf(page, form)).slice(0, 300)}`
  if (REGISTER_WORDS.test(words) || RESET_WORDS.test(words) || OTHER_WORDS.test(words)) return false
  return (
    LOGIN_WORDS.test(words) && USER_NAMES.test(`${user.attribs.name} ${user.attribs.id} ${user.attribs.autocomplete}`)
  )
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
    const weight = weighForm(page, form)
    if (weight > bestWeight) {
      best = form
      bestWeight = weight
    }
  }
  best ??= formsOf(page).find(form => isFirstStep(page, form)) ?? null
  return best && describe(page, best)
}
