import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { speak, test } from './support/watch-page.ts'

const titles = {
  '/': 'Pregunte a la web. Reciba una tabla en la que confiar.',
  '/solutions': 'Una herramienta, seis formas de usarla',
  '/features': 'De la web a una tabla verificable',
  '/pricing': 'Planes y precios',
  '/terms': 'Términos del servicio',
  '/sources': 'Fuentes de datos',
  '/faqs': 'Tutorial y preguntas frecuentes',
}

for (const [path, title] of Object.entries(titles)) {
  test(`${path} arrives as ready Spanish HTML with title, description and Open Graph`, async ({ request }) => {
    const reply = await request.get(path)
    expect(reply.status()).toBe(200)
    const html = await reply.text()
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(title)
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

// A busy machine may need longer than a script that never comes is waited for.
const waitForScripts = `
  const realTimeout = setTimeout
  window.setTimeout = (run, ms, ...rest) => (ms === 10_000 ? 0 : realTimeout(run, ms, ...rest))`

for (const language of ['es', 'en'] as const) {
  test(`nothing moves while the landing page arrives (${language})`, async ({ page }) => {
    await speak(page, language)
    await page.addInitScript(rememberShifts)
    await page.addInitScript(waitForScripts)
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
