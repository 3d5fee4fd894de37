import { type BrowserContext, expect, type Page } from '@playwright/test'
import { enterAs, savedResults } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, type Language, open, test, widths } from './support/watch-page.ts'

type Place = {
  /** The address, or how a signed-in user finds it. */
  path: string | ((page: Page, context: BrowserContext) => Promise<string>)
  isSignedIn?: boolean
  heading: Record<Language, string>
  /** Opens what is closed at first, so that it is looked at too. */
  unfold?: (page: Page) => Promise<void>
}

const saved = { es: 'Resultados guardados', en: 'Saved results' }
const savedSearch = (name: string) => async (_: Page, context: BrowserContext) =>
  savedResults(await enterAs(context, 'opener'), name)

/** One scan of a sample list, and where it leads. */
const sampleScan = (lead: (scanId: string) => string) => async (page: Page, context: BrowserContext) => {
  await enterAs(context, 'opener')
  await open(page, '/custom-url-scrape')
  await page.getByRole('button', { name: /^(Directorio de proveedores|Supplier directory)/ }).click()
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
  return lead(new URL(page.url()).pathname.split('/').at(-1) ?? '')
}
const scanHeading = { es: 'Haga una pregunta sobre el sitio', en: 'Ask a question about the site' }

const places: Record<string, Place> = {
  'a scan with its list': { path: sampleScan(id => `/custom-url/ai-prompt/${id}`), heading: scanHeading },
  'the contacts of a scan': {
    path: sampleScan(id => `/custom-url/ai-prompt/${id}?view=contacts`),
    heading: scanHeading,
  },
  'pointing at what to read': {
    path: sampleScan(id => `/reading-rules?scan=${id}`),
    heading: { es: 'Nueva regla', en: 'New rule' },
    unfold: async page => {
      for (const summary of await page.locator('main summary').all()) await summary.click()
    },
  },
  landing: {
    path: '/',
    heading: {
      es: 'Pregunte a la web. Reciba una tabla en la que confiar.',
      en: 'Ask the web. Get a table you can trust.',
    },
  },
  solutions: {
    path: '/solutions',
    heading: {
      es: 'Una herramienta, seis formas de usarla',
      en: 'One tool, six ways to use it',
    },
  },
  features: {
    path: '/features',
    heading: { es: 'De la web a una tabla verificable', en: 'De la web a una tabla verificable' },
  },
  pricing: { path: '/pricing', heading: { es: 'Planes y precios', en: 'Plans and pricing' } },
  terms: { path: '/terms', heading: { es: 'Términos del servicio', en: 'Terms of service' } },
  sources: { path: '/sources', heading: { es: 'Fuentes de datos', en: 'Data sources' } },
  'help for a visitor': {
    path: '/faqs',
    heading: { es: 'Tutorial y preguntas frecuentes', en: 'Tutorial & FAQs' },
  },
  'the not-found page': {
    path: '/no-such-page',
    heading: { es: 'Página no encontrada', en: 'Page not found' },
  },
  login: { path: '/login', heading: { es: 'Iniciar sesión', en: 'Sign in' } },
  signup: { path: '/signup', heading: { es: 'Crear una cuenta', en: 'Create an account' } },
  'forgot password': {
    path: '/forgot-password',
    heading: { es: 'Restablecer la contraseña', en: 'Reset your password' },
  },
  'reset password': {
    path: '/reset-password/x',
    heading: { es: 'Elija una contraseña nueva', en: 'Choose a new password' },
  },
  'confirm e-mail': {
    path: '/confirm-email/x',
    heading: { es: 'Confirme su correo', en: 'Confirm your email address' },
  },
  dashboard: {
    path: '/dashboard',
    isSignedIn: true,
    heading: { es: 'Hola, Ana María', en: 'Hello, Ana María' },
  },
  'the form of product research': {
    path: async page => {
      await open(page, '/dashboard')
      return (await page.locator('main article a[href^="/product-research/"]').getAttribute('href')) ?? ''
    },
    isSignedIn: true,
    heading: { es: 'Investigue un producto', en: 'Research a product' },
  },
  'the first step of website analysis': {
    path: '/custom-url-scrape',
    isSignedIn: true,
    heading: { es: 'Escanee un sitio web', en: 'Scan a website' },
  },
  'many addresses at once': {
    path: '/batches',
    isSignedIn: true,
    heading: { es: 'Varias direcciones a la vez', en: 'Scan many URLs at once' },
    unfold: async page => {
      await page.locator('[name=addresses]').fill('https://uno.example/\nftp://no.example/')
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('region', { name: /^(Antes de empezar|Before it starts)$/ }).waitFor()
    },
  },
  'a link that has ended': {
    path: '/shared/x',
    heading: { es: 'Este enlace ya no funciona', en: 'This link no longer works' },
  },
  'ending the mails of a watch': {
    path: '/unsubscribe/x',
    heading: { es: 'Dejar de recibir correos', en: 'Stop getting emails' },
    unfold: async page => {
      await page.getByRole('button', { name: /^(Dejar de recibirlos|Stop these emails)$/ }).click()
      await expect(page.getByText(/^(No se pudo hacer|That didn’t work)/)).toBeVisible()
    },
  },
  profile: {
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
  developers: {
    path: '/developers',
    isSignedIn: true,
    heading: { es: 'API y asistentes', en: 'API and assistants' },
  },
  history: {
    path: '/history',
    isSignedIn: true,
    heading: { es: 'Historial', en: 'History' },
  },
  'the bin': {
    path: async (page, context) => {
      await enterAs(context, 'binner')
      await open(page, '/history')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click()
      await expect(page.getByText('Se borra para siempre el')).toBeVisible()
      return '/history'
    },
    heading: { es: 'Historial', en: 'History' },
  },
  'what is new': {
    path: '/watches',
    isSignedIn: true,
    heading: { es: 'Novedades', en: 'What’s new' },
  },
  webhooks: {
    path: '/webhooks',
    isSignedIn: true,
    heading: { es: 'Webhooks', en: 'Webhooks' },
  },
  analytics: {
    path: '/analytics',
    isSignedIn: true,
    heading: { es: 'Mi actividad', en: 'My activity' },
  },
  'reading rules': {
    path: '/reading-rules',
    isSignedIn: true,
    heading: { es: 'Reglas propias', en: 'Custom rules' },
  },
  'joining searches': {
    path: '/consolidate',
    isSignedIn: true,
    heading: { es: 'Unir búsquedas en una lista', en: 'Combine searches into one list' },
  },
  help: {
    path: '/faqs',
    isSignedIn: true,
    heading: { es: 'Tutorial y preguntas frecuentes', en: 'Tutorial & FAQs' },
  },
  'a saved table': {
    path: savedSearch('portal.example/licitaciones'),
    heading: saved,
    unfold: page => page.getByRole('button', { name: /^(Filtrar|Filter)$/ }).click(),
  },
  'a saved table with analysis': { path: savedSearch('Azúcar'), heading: saved },
  'a saved search without data': { path: savedSearch('Sin datos'), heading: saved },
  'a saved search that is unreadable': { path: savedSearch('Prosa'), heading: saved },
}

for (const [name, place] of Object.entries(places))
  test(`${name} is sound in both languages, at every width, light and dark`, async ({ page, context, complaints }) => {
    if (place.isSignedIn) await enterAs(context, 'opener')
    const path = typeof place.path === 'string' ? place.path : await place.path(page, context)
    for (const language of ['es', 'en'] as const) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      if (language === 'en') await page.evaluate("sessionStorage.clear(); localStorage.setItem('language', 'en')")
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // What the server is asked for has arrived: nothing says that it is still loading.
      await expect(page.getByText(/^(Cargando|Loading)/)).toHaveCount(0)
      await place.unfold?.(page)
      for (const width of [...widths, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page)
      }
      // Spanish on a desk in the light, English on a phone in the dark.
      if (language === 'en') {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await page.waitForFunction("matchMedia('(prefers-color-scheme: dark)').matches")
      }
      await expectAccessible(page)
    }
    expect(complaints.strangers).toEqual([])
  })

test('the sidebar over the page is sound too', async ({ page, context }) => {
  await enterAs(context, 'opener')
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Mostrar u ocultar las búsquedas' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})
