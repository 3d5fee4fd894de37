import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { open, speak, test } from './support/watch-page.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click()

test.beforeEach(async ({ page, context }) => {
  await speak(page, 'en')
  await enterAs(context, 'editor')
  await open(page, '/profile')
})

test('the e-mail is read-only, each part has its own edit mode, and Cancel restores', async ({ page }) => {
  await expect(page.locator('input[name=email]')).toHaveValue('editor@example.com')
  await expect(page.locator('input[name=email]')).toHaveAttribute('readonly', '')
  await edit(page, 'Name')
  await edit(page, 'Username')
  await page.locator('[name=name]').fill('Somebody else')
  await expect(page.locator('[name=username]')).toHaveValue('editor')
  await block(page, 'Name').getByRole('button', { name: 'Cancel' }).click()
  await expect(block(page, 'Name')).toContainText('Ana María')
  await expect(page.locator('[name=username]')).toBeVisible()
})

test('a name is saved with the other two as null, and the header follows', async ({ page, context }) => {
  // Tests run beside one another: whoever saves has an account that no other test looks at.
  await enterAs(context, 'renamer')
  await open(page, '/profile')
  await edit(page, 'Name')
  await page.locator('[name=name]').fill('Ana Sofía')
  const sending = page.waitForRequest('**/api/update-profile')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await sending).postDataJSON()).toEqual({ name: 'Ana Sofía', username: null, password: null })
  await expect(page.getByRole('status').filter({ hasText: 'Name updated successfully' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ana Sofía’s account' })).toBeVisible()
})

test('an empty name sends nothing', async ({ page }) => {
  await edit(page, 'Name')
  await page.locator('[name=name]').fill('  ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('Enter a name.')
})

test('a username that is taken says "Username already exists", and what was typed stays', async ({ page }) => {
  await edit(page, 'Username')
  await page.locator('[name=username]').fill('reader')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('Username already exists')
  await expect(page.locator('[name=username]')).toHaveValue('reader')
  await page.reload()
  await expect(page.locator('[name=username]')).toHaveValue('reader')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.locator('[name=username]')).toHaveCount(0)
})

test('while one is saved the others cannot be', async ({ page }) => {
  await page.route('**/api/update-profile', () => {})
  await edit(page, 'Name')
  await edit(page, 'Username')
  await block(page, 'Name').getByRole('button', { name: 'Save' }).click()
  await expect(block(page, 'Username').getByRole('button', { name: 'Saving…' })).toBeDisabled()
})

test('an answer that says no shows the server\u2019s words; a failure has the text of its field', async ({ page }) => {
  await page.route('**/api/update-profile', route => route.fulfill({ json: { success: false, message: 'Not today' } }))
  await edit(page, 'Name')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('Not today')
  await page.route('**/api/update-profile', route => route.fulfill({ json: { success: false } }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to update name. Please try again.')
  await page.route('**/api/update-profile', route => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Error updating name. Please try again.')
})

test('the password: three toggles, both rules, and Cancel clears fields and error', async ({ page }) => {
  await edit(page, 'Password')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Show password' }).nth(1).click()
  await expect(page.locator('[name=newPassword]')).toHaveAttribute('type', 'text')
  await expect(page.locator('[name=currentPassword]')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password')
  const save = page.getByRole('button', { name: 'Save' })
  await page.locator('[name=currentPassword]').fill('correcta-12345')
  await page.locator('[name=newPassword]').fill('short')
  await page.locator('[name=confirmPassword]').fill('other')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText("Passwords don't match")
  await page.locator('[name=confirmPassword]').fill('short')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await edit(page, 'Password')
  for (const name of ['currentPassword', 'newPassword', 'confirmPassword'])
    await expect(page.locator(`[name=${name}]`)).toHaveValue('')
})

test('a new password is sent without the current one', async ({ page, context }) => {
  await enterAs(context, 'renamer')
  await open(page, '/profile')
  await edit(page, 'Password')
  await page.locator('[name=currentPassword]').fill('correcta-12345')
  await page.locator('[name=newPassword]').fill('correcta-12345')
  await page.locator('[name=confirmPassword]').fill('correcta-12345')
  const sending = page.waitForRequest('**/api/update-profile')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await sending).postDataJSON()).toEqual({ name: null, username: null, password: 'correcta-12345' })
  await expect(page.getByRole('status').filter({ hasText: 'Password updated successfully' })).toBeVisible()
})

test('a wrong current password changes nothing and is said', async ({ page }) => {
  let isSent = false
  await page.route('**/api/update-profile', route => {
    isSent = true
    return route.continue()
  })
  await edit(page, 'Password')
  await page.locator('[name=currentPassword]').fill('somebody else’s')
  await page.locator('[name=newPassword]').fill('tranvía-del-9')
  await page.locator('[name=confirmPassword]').fill('tranvía-del-9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Error updating password. Please try again.')
  await expect(page.getByRole('alert')).toContainText('That isn’t your current password.')
  expect(isSent).toBe(false)
})

test('sessions are listed, one is signed out, and then all of them', async ({ page, request, playwright }) => {
  const baseURL = process.env.E2E_URL ?? ''
  const person = { email: 'wanderer@example.com', password: 'tranvía-del-9' }
  const origin = { origin: baseURL }
  const data = { username: 'wanderer', ...person, confirmPassword: person.password }
  const made = await request.post('/api/auth/register', { data, headers: origin })
  const cookie = /sondeo=([^;]+)/.exec(made.headers()['set-cookie'] ?? '')?.[1] ?? ''
  const phone = await playwright.request.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/150.0 Mobile Safari/537',
  })
  await phone.post('/api/auth/login', { data: person, headers: origin })
  await page.context().addCookies([{ name: 'sondeo', value: cookie, url: baseURL }])
  await open(page, '/profile')
  await expect(page.getByText('This session')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out of Chrome · Android' }).click()
  await expect(page.getByText('Chrome · Android')).toHaveCount(0)
  expect((await phone.get('/api/auth/check-auth')).status()).toBe(401)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const again = await page.request.get('/api/auth/check-auth')
  expect(again.status()).toBe(401)
  await phone.dispose()
})

test('everything of the user can be downloaded', async ({ page }) => {
  // The list of sessions above takes its place first.
  await expect(page.getByText('This session')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('sondeo-my-data.json')
  expect(readFileSync(await download.path(), 'utf8')).toContain('editor@example.com')
})

test('the sidebar toggle of the profile folds the sidebar away', async ({ page }) => {
  const sidebar = page.getByRole('complementary', { name: 'Searches' })
  await expect(sidebar).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Searches' }).click()
  await expect(sidebar).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Searches' }).click()
  await expect(sidebar).toBeVisible()
})

test('deleting the account asks for the e-mail and leaves nothing', async ({ page, request }) => {
  const email = 'gone@example.com'
  const made = await request.post('/api/auth/register', {
    data: { username: 'gone', email, password: 'tranvía-del-9', confirmPassword: 'tranvía-del-9' },
    headers: { origin: process.env.E2E_URL ?? '' },
  })
  const cookie = /sondeo=([^;]+)/.exec(made.headers()['set-cookie'] ?? '')?.[1] ?? ''
  await page.context().addCookies([{ name: 'sondeo', value: cookie, url: process.env.E2E_URL ?? '' }])
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const confirm = page.getByRole('button', { name: 'Delete permanently' })
  await expect(confirm).toBeDisabled()
  await page.getByRole('dialog').getByLabel('Your email').fill(email)
  await expect(confirm).toBeDisabled()
  await page.getByRole('dialog').locator('[name=password]').fill('not the password')
  await confirm.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('That isn’t your current password.')
  await page.getByRole('dialog').locator('[name=password]').fill('tranvía-del-9')
  await confirm.click()
  await expect(page.getByText('Your account and data have been deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await open(page, '/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})
