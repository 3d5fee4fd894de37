import { expect, type Page } from '@playwright/test'
import { open, speak, test } from './support/watch-page.ts'

const claims = { email: 'ana@example.com', name: 'Ana Núñez', sub: '10987' }
const sign = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
const user = {
  _id: 'u1',
  username: 'ana',
  email: 'ana@example.com',
  name: 'Ana Núñez',
  language: 'es',
  plan: 'trial',
  hasPassword: false,
}

/** A server with Google sign-in, and a stand-in for Google's script that gives this credential when its button is used. */
async function withGoogle(page: Page, credential: string) {
  await page.route('**/config.json', async route => {
    const reply = await route.fetch()
    const google = { googleClientId: 'client-1', googleIdentityScriptUrl: '/stand-in/identity.js' }
    await route.fulfill({ json: { ...(await reply.json()), ...google } })
  })
  await page.route('**/stand-in/identity.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let receive
        window.google = { accounts: { id: {
          initialize: options => { receive = options.callback; window.askedFor = options.client_id },
          renderButton: parent => {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = 'Google stand-in'
            button.onclick = () => receive({ credential: ${JSON.stringify(credential)} })
            parent.append(button)
          },
        } } }`,
    }),
  )
}

for (const path of ['/login', '/signup'])
  test(`without Google the button of ${path} is disabled and says why`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeDisabled()
    await expect(page.getByText('El inicio de sesión con Google no está disponible.')).toBeVisible()
  })

test('with Google the claims and the signed credential are sent, and success leads to the dashboard', async ({
  page,
}) => {
  await withGoogle(page, sign({ ...claims, aud: 'client-1' }))
  await page.route('**/api/auth/google-auth', route => route.fulfill({ json: { success: { user } } }))
  await open(page, '/login')
  const sending = page.waitForRequest('**/api/auth/google-auth')
  await page.getByRole('button', { name: 'Google stand-in' }).click()
  const request = await sending
  expect(request.postDataJSON()).toEqual(claims)
  expect(await request.headerValue('authorization')).toBe(`Bearer ${sign({ ...claims, aud: 'client-1' })}`)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a credential that cannot be decoded ends in the general apology and is not sent', async ({ page }) => {
  await speak(page, 'en')
  await withGoogle(page, 'nonsense')
  await open(page, '/login')
  await page.getByRole('button', { name: 'Google stand-in' }).click()
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong and we are fixing it.')
})

test('a refusal is recognised by its message alone', async ({ page }) => {
  await speak(page, 'en')
  await withGoogle(page, sign(claims))
  const message = 'Google authentication failed: Your email is not authorized. Please contact support for access.'
  await page.route('**/api/auth/google-auth', route =>
    route.fulfill({ status: 403, json: { success: false, message } }),
  )
  await open(page, '/signup')
  await page.getByRole('button', { name: 'Google stand-in' }).click()
  await expect(page.getByRole('alert')).toHaveText('This email is not authorized. Please contact support for access')
})

test('a Google that cannot be reached leaves a disabled button that says so', async ({ page }) => {
  await withGoogle(page, 'x')
  await page.route('**/stand-in/identity.js', route => route.abort())
  await open(page, '/login')
  await expect(page.getByText('No se puede contactar con Google en este momento.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeDisabled()
})
