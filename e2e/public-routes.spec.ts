import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { expectAccessible, expectNoOverflow, type Language, open, speak, test, widths } from './watch-page.ts'

const titles: Record<string, Record<Language, string>> = {
  '/': { es: 'Pregunte a la web. Reciba una tabla en la que confiar.', en: 'Ask the web. Get a table you can trust.' },
  '/solutions': {
    es: 'La misma tabla, otro trabajo en cada sector',
    en: 'The same table, a different job in every industry',
  },
  '/features': { es: 'Del dato suelto a la tabla comprobada', en: 'Del dato suelto a la tabla comprobada' },
  '/pricing': { es: 'Pague por lo que investiga', en: 'Pay for what you research' },
  '/terms': { es: 'Términos del servicio', en: 'Terms of service' },
  '/faqs': { es: 'Tutorial y preguntas frecuentes', en: 'Tutorial & FAQs' },
  '/no-such-page': { es: 'Página no encontrada', en: 'Page not found' },
}

for (const [path, names] of Object.entries(titles)) {
  for (const language of ['es', 'en'] as const) {
    test(`${path} in ${language} is sound at every width, light and dark`, async ({ page, complaints }) => {
      await speak(page, language)
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('body')).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page)
      }
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 360, height: 800 })
      await expectAccessible(page)
      expect(complaints.strangers).toEqual([])
    })
  }
}

for (const path of Object.keys(titles).filter(path => path !== '/no-such-page')) {
  test(`${path} arrives as ready Spanish HTML with title, description and Open Graph`, async ({ request }) => {
    const reply = await request.get(path)
    expect(reply.status()).toBe(200)
    const html = await reply.text()
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(titles[path]?.es)
    for (const pattern of [
      /<title>[^<]{5,}<\/title>/,
      /<meta name="description" content="[^"]{40,}"/,
      /<meta property="og:title" content="[^"]{5,}"/,
      /<meta property="og:description" content="[^"]{40,}"/,
      /<html lang="es"/,
    ])
      expect(html).toMatch(pattern)
    expect(html, 'inline scripts').not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(html, 'inline styles').not.toMatch(/<style|\sstyle="/)
  })
}

test('an unknown address answers 404 and still shows the page', async ({ page }) => {
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
})

test('the landing page loads at most 100 KB of script', async ({ page, complaints }) => {
  let bytes = 0
  const sizes: Promise<void>[] = []
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(
      response.body().then(body => {
        // The body comes unpacked, whatever the server did.
        bytes += gzipSync(body[0] === 0x1f ? gunzipSync(body) : body).length
      }),
    )
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  expect(sizes.length).toBeGreaterThan(1)
  expect(bytes / 1024).toBeLessThanOrEqual(100)
  expect(complaints.strangers).toEqual([])
})

// As text, because the tests are typed for Node and this runs in the page.
const rememberShifts = `
  window.shifts = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })`

for (const language of ['es', 'en'] as const) {
  test(`nothing moves while the landing page arrives (${language})`, async ({ page }) => {
    await speak(page, language)
    await page.addInitScript(rememberShifts)
    // Late fonts, so that the fallback is really seen first.
    await page.route('**/*.woff2', async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    const sum = await page.evaluate('window.shifts.reduce((total, shift) => total + shift, 0)')
    expect(sum).toBeLessThan(0.02)
  })
}

test('a reader of English whose script never comes sees the Spanish page rather than none', async ({ page }) => {
  await speak(page, 'en')
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
