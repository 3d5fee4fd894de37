import { expect, type Page } from '@playwright/test'
import { enterAs, savedResults } from './signed-in-page.ts'
import { expectAccessible, expectNoOverflow, type Language, open, speak, test, widths } from './watch-page.ts'

type Place = {
  name: string
  path?: string
  /** A saved search of the seeded account instead of a path. */
  search?: string
  isSignedIn?: boolean
  heading: Record<Language, string>
  /** Opens what is closed at first, so that it is looked at too. */
  unfold?: (page: Page) => Promise<void>
}

const saved = { es: 'Resultados guardados', en: 'Saved results' }
const places: Place[] = [
  { name: 'login', path: '/login', heading: { es: 'Iniciar sesión', en: 'Sign in' } },
  { name: 'signup', path: '/signup', heading: { es: 'Crear una cuenta', en: 'Create an account' } },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    heading: { es: 'Restablecer la contraseña', en: 'Reset your password' },
  },
  {
    name: 'reset-password',
    path: '/reset-password/x',
    heading: { es: 'Elija una contraseña nueva', en: 'Choose a new password' },
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    isSignedIn: true,
    heading: { es: 'Hola, Ana María', en: 'Hello, Ana María' },
  },
  {
    name: 'profile',
    path: '/profile',
    isSignedIn: true,
    heading: { es: 'Su perfil', en: 'Your profile' },
    unfold: async page => {
      for (const name of [/: (Nombre|Name)$/, /: (Contraseña|Password)$/])
        await page.getByRole('button', { name }).click()
      await page.locator('[name=name]').fill('')
      await page.locator('form:has([name=name]) button[type=submit]').click()
    },
  },
  {
    name: 'help',
    path: '/faqs',
    isSignedIn: true,
    heading: { es: 'Tutorial y preguntas frecuentes', en: 'Tutorial & FAQs' },
  },
  {
    name: 'a saved table',
    search: 'portal.example/licitaciones',
    heading: saved,
    unfold: page => page.getByRole('button', { name: /^(Filtrar|Filter)$/ }).click(),
  },
  { name: 'a saved table with analysis', search: 'Azúcar', heading: saved },
  { name: 'a saved search without data', search: 'Sin datos', heading: saved },
  { name: 'a saved search that is unreadable', search: 'Prosa', heading: saved },
]

for (const place of places)
  for (const language of ['es', 'en'] as const)
    test(`${place.name} in ${language} is sound at every width, light and dark`, async ({ page, context }) => {
      await speak(page, language)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      if (place.search) await open(page, savedResults(await enterAs(context, 'opener'), place.search))
      else {
        if (place.isSignedIn) await enterAs(context, 'opener')
        await open(page, place.path ?? '/')
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading[language])
      await page.waitForLoadState('networkidle')
      await place.unfold?.(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page)
        if (width !== 768) await expectAccessible(page)
      }
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectAccessible(page)
    })

test('the sidebar over the page is sound too', async ({ page, context }) => {
  await enterAs(context, 'opener')
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Mostrar u ocultar las búsquedas' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('the whole way from the sign-in to a sorted table goes by keyboard', async ({ page, context }) => {
  await enterAs(context, 'opener')
  await open(page, '/dashboard')
  await expect(page.getByRole('link', { name: 'Azúcar' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.getByRole('link', { name: 'Azúcar' }).evaluate(link => link === link.ownerDocument.activeElement))
      break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate('document.activeElement.closest("th")?.textContent ?? ""')) === 'País') break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'País' })).toHaveAttribute('aria-sort', 'ascending')
})
