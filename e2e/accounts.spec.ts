import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { seededPassword } from './support/seed-accounts.ts'
import { expectNoOverflow, open, speak, test } from './support/watch-page.ts'

const generic = {
  es: 'Lo sentimos, algo salió mal y lo estamos arreglando. Inténtelo más tarde o escriba a soporte para recibir ayuda.',
  en: 'Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.',
}

/** Everything the page sends to the server, by path. */
function listen(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push(pathname)
  })
  return sent
}

async function fillSignup(page: Page, values: { username: string; email: string; password: string; confirm?: string }) {
  await page.locator('[name=username]').fill(values.username)
  await page.locator('[name=email]').fill(values.email)
  await page.locator('[name=password]').fill(values.password)
  await page.locator('[name=confirmPassword]').fill(values.confirm ?? values.password)
}

test('signing in leads to the dashboard, takes the place of the sign-in page and remembers the e-mail', async ({
  page,
}) => {
  await open(page, '/')
  await open(page, '/login')
  await page.getByLabel('Correo electrónico').fill('newcomer@example.com')
  await page.locator('[name=password]').fill(seededPassword)
  await page.getByLabel('Recordar mi correo en este equipo').check()
  const sending = page.waitForRequest('**/api/auth/login')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  expect((await sending).postDataJSON()).toEqual({ email: 'newcomer@example.com', password: seededPassword })
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Ana María')
  await page.goBack()
  await expect(page).not.toHaveURL(/\/login$/)
  await open(page, '/login')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('newcomer@example.com')
  await expect(page.getByLabel('Recordar mi correo en este equipo')).toBeChecked()
})

test('an empty sign-in sends nothing, and never asks for "both email and password"', async ({ page }) => {
  await speak(page, 'en')
  const sent = listen(page)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields.')
  await expect(page.getByText('Enter your email.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByText('Please enter both email and password')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('a wrong password is said in the language of the moment, and what was typed stays', async ({ page }) => {
  await open(page, '/login')
  await page.locator('[name=email]').fill('nobody@example.com')
  await page.locator('[name=password]').fill('wrong-password')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toHaveText('Correo o contraseña incorrectos.')
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
  await expect(page.locator('[name=email]')).toHaveValue('nobody@example.com')
  await expect(page.locator('[name=password]')).toHaveValue('wrong-password')
})

for (const language of ['es', 'en'] as const)
  test(`no answer shows the general apology (${language})`, async ({ page }) => {
    await speak(page, language)
    await page.route('**/api/auth/login', route => route.abort())
    await open(page, '/login')
    await page.locator('[name=email]').fill('ana@example.com')
    await page.locator('[name=password]').fill('whatever-1')
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toHaveText(generic[language])
  })

test('each password has its own toggle, and members of the network find their hint', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Entrar como miembro de la red' }).hover()
  await expect(page.getByRole('tooltip')).toContainText('use el correo y la contraseña de su membresía')
  await open(page, '/signup')
  const toggles = page.getByRole('button', { name: 'Mostrar la contraseña' })
  await expect(toggles).toHaveCount(2)
  await toggles.first().click()
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
  await expect(page.locator('[name=confirmPassword]')).toHaveAttribute('type', 'password')
})

test('different passwords send nothing: "Passwords do not match"', async ({ page }) => {
  await speak(page, 'en')
  await open(page, '/signup')
  const sent = listen(page)
  await fillSignup(page, { username: 'ana', email: 'ana@example.com', password: 'secreta-1', confirm: 'secreta-2' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  expect(sent.filter(path => path.endsWith('/register'))).toEqual([])
})

test('the signup page says first who may register, and how to ask', async ({ page }) => {
  await open(page, '/signup')
  await expect(page.getByText('el registro es solo para correos autorizados')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pida acceso' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText('Al menos 8 caracteres')).toBeVisible()
})

test('the signup page has no rule for the length: the server says it, and nothing typed is lost', async ({ page }) => {
  await open(page, '/signup')
  await fillSignup(page, { username: 'corta', email: 'corta@example.com', password: 'abc' })
  const answer = page.waitForResponse('**/api/auth/register')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  expect((await answer).status()).toBe(400)
  await expect(page.getByRole('alert')).toHaveText('La contraseña debe tener al menos 8 caracteres')
  await expect(page.locator('[name=username]')).toHaveValue('corta')
})

for (const [language, text] of [
  ['en', 'This email is not authorized. Please contact support for access'],
  ['es', 'Este correo no está autorizado. Escriba a soporte para obtener acceso'],
] as const)
  test(`an address that is not authorized is refused in our words (${language})`, async ({ page }) => {
    await speak(page, language)
    await open(page, '/signup')
    await fillSignup(page, {
      username: 'fuera',
      email: `fuera-${language}@elsewhere.example.org`,
      password: 'tranvía-del-9',
    })
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toHaveText(text)
  })

test('after registering one stands on /login, which never redirects', async ({ page }) => {
  await open(page, '/signup')
  await fillSignup(page, { username: 'nueva', email: 'nueva@example.com', password: 'tranvía-del-9' })
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('status').filter({ hasText: 'Su cuenta está lista' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
  await expect(page).toHaveURL(/\/login$/)
  await open(page, '/signup')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the back buttons of the forms lead home and to the sign-in', async ({ page }) => {
  await open(page, '/signup')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/$/)
  await open(page, '/forgot-password')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

const outbox = () => join(process.env.E2E_DATA_DIR ?? '', 'outbox')
function findLink(email: string, screen: 'reset-password' | 'confirm-email'): string | undefined {
  // The folder comes with the first mail.
  if (!existsSync(outbox())) return undefined
  const mails = readdirSync(outbox()).map(file => readFileSync(join(outbox(), file), 'utf8'))
  const mail = mails.find(text => text.includes(email) && text.includes(`/${screen}/`))
  const whole = mail?.replaceAll('=\r\n', '').replaceAll('=\n', '') ?? ''
  return new RegExp(`/${screen}/[\\w=\\r\\n-]+?(?=["\\s<]|=3D)`).exec(whole)?.[0]
}

test('a forgotten password: the green box replaces the form, the mail leads to a new one', async ({ page }) => {
  await open(page, '/forgot-password')
  await page.locator('[name=email]').fill('loser@example.com')
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Revise su correo' })).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
  await expect.poll(() => findLink('loser@example.com', 'reset-password')).toBeTruthy()
  await open(page, findLink('loser@example.com', 'reset-password') ?? '')
  const save = page.getByRole('button', { name: 'Guardar la contraseña' })
  await page.locator('[name=newPassword]').fill('corta')
  await page.locator('[name=confirmPassword]').fill('corta')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('La contraseña debe tener al menos 8 caracteres')
  await page.locator('[name=newPassword]').fill('una-nueva-123')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('Las contraseñas no coinciden')
  await page.locator('[name=confirmPassword]').fill('una-nueva-123')
  const sending = page.waitForRequest('**/api/auth/reset-password/*')
  await save.click()
  expect((await sending).postDataJSON()).toEqual({ newPassword: 'una-nueva-123' })
  await expect(page).toHaveURL(/\/login$/)
  await page.locator('[name=email]').fill('loser@example.com')
  await page.locator('[name=password]').fill('una-nueva-123')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a link that is no longer valid: the text of the flow first, the cause below', async ({ page }) => {
  await open(page, '/reset-password/long-gone')
  await page.locator('[name=newPassword]').fill('una-nueva-123')
  await page.locator('[name=confirmPassword]').fill('una-nueva-123')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error al restablecer la contraseña. Por favor, inténtelo de nuevo.')
  await expect(alert).toContainText('Este enlace ya no es válido. Solicite uno nuevo.')
})

test('without a network the forms say so and keep what was typed', async ({ page, context }) => {
  await open(page, '/login')
  await page.locator('[name=email]').fill('ana@example.com')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'No tiene conexión a internet' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'No tiene conexión a internet' })).toHaveCount(0)
  await expect(page.locator('[name=email]')).toHaveValue('ana@example.com')
})

test('a long address in a message does not widen a screen of 360 pixels', async ({ page }) => {
  const address = `${'comprasinternacionales'.repeat(2)}@${'distribuidora'.repeat(3)}.example`
  await page.setViewportSize({ width: 360, height: 800 })
  // A backend of another kind names the address in its own text, which is shown as it is.
  const json = { success: false, message: `Contraseña incorrecta para ${address}` }
  await page.route('**/api/auth/login', route => route.fulfill({ status: 401, json }))
  await open(page, '/login')
  await page.getByLabel('Correo electrónico').fill(address)
  await page.locator('[name=password]').fill('no-la-sé-123')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toContainText(address)
  await expectNoOverflow(page)

  await open(page, '/forgot-password')
  await page.getByLabel('Correo electrónico').fill(address)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText(address)).toBeVisible()
  await expectNoOverflow(page)
})

test('an address of an authorized domain opens its account with the link from its mailbox', async ({ page }) => {
  const person = { username: 'tejedora', email: 'tejedora@tejidos.test', password: 'tranvía-del-9' }
  await open(page, '/signup')
  await fillSignup(page, person)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('status').filter({ hasText: 'Le enviamos un correo con un enlace.' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.locator('[name=password]').fill(person.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('Falta confirmar su correo.')

  // Signing in sent a newer link, and only the newest one works.
  const mails = () => (existsSync(outbox()) ? readdirSync(outbox()) : [])
  const ofPerson = () => mails().filter(file => readFileSync(join(outbox(), file), 'utf8').includes(person.email))
  await expect.poll(() => ofPerson().length).toBe(2)
  const newest = readFileSync(join(outbox(), ofPerson().sort().at(-1) ?? ''), 'utf8').replaceAll('=\r\n', '')
  await open(page, /\/confirm-email\/[\w-]+/.exec(newest)?.[0] ?? '')
  await page.locator('[name=password]').fill('no es esta')
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await expect(page.getByRole('alert')).toContainText('Esa no es su contraseña actual.')
  await page.locator('[name=password]').fill(person.password)
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
