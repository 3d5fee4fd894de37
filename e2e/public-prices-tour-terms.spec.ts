import { expect } from '@playwright/test'
import { open, speak, test } from './support/watch-page.ts'

test.beforeEach(async ({ complaints }) => {
  expect(complaints.errors).toEqual([])
})

test('prices change with the billing, and say what a year costs', async ({ page }) => {
  await speak(page, 'en')
  await open(page, '/pricing')
  const standard = page.getByRole('article').filter({ hasText: 'Standard' }).first()
  const pro = page.getByRole('article').filter({ hasText: 'MOST POPULAR' })
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(standard).toContainText('$39')
  await expect(pro).toContainText('$79')
  await expect(page.getByText('Save 20%')).toBeVisible()
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(standard).toContainText('$29')
  await expect(standard).toContainText('$348')
  await expect(pro).toContainText('$69')
  await expect(pro).toContainText('$828')
  await expect(standard.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup')
  await expect(pro.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    'mailto:ventas@sondeo.example',
  )
})

test('the comparison explains its rows by keyboard and by tap', async ({ page }) => {
  await speak(page, 'en')
  await open(page, '/pricing')
  const row = page.getByRole('row').filter({ hasText: 'Research reports per month' })
  await expect(row).toContainText('Unlimited')
  const tip = row.getByRole('button', { name: 'What “Research reports per month” means' })
  await tip.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tip).toBeFocused()
  await expect(page.getByRole('tooltip')).toContainText('A failed attempt costs nothing')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await tip.click()
  await expect(page.getByRole('tooltip')).toContainText('A failed attempt costs nothing')
})

test('the tour is Spanish whatever the language, with two tabs', async ({ page }) => {
  await speak(page, 'en')
  await open(page, '/features')
  await expect(page.locator('main [lang=es]').first()).toContainText('De la web a una tabla verificable')
  await expect(page.getByRole('tab', { name: 'Investigación de productos' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Análisis de sitios web' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Listados completos')
  await expect(page.getByRole('link', { name: 'Comenzar la prueba gratuita' })).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('link', { name: 'Ver precios' })).toHaveAttribute('href', '/pricing')
})

test('the film plays, pauses and can be wound, with captions', async ({ page }) => {
  await open(page, '/features')
  const player = page.getByRole('region', { name: 'Video: recorrido por Sondeo' })
  const film = player.locator('video')
  await expect(player).toContainText(/0:00 \/ 0:[2-9]\d|0:00 \/ [12]:\d\d/)
  await player.getByRole('button', { name: 'Reproducir' }).first().click()
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await expect.poll(() => film.evaluate((element: { currentTime: number }) => element.currentTime)).toBeGreaterThan(0)
  await player.getByRole('button', { name: 'Pausar' }).click()
  await player.getByRole('slider', { name: 'Posición del video' }).fill('50')
  await expect(player).toContainText('50%')
  await expect(player.locator('track[kind=captions][srclang=es]')).toHaveCount(1)
  await expect
    .poll(() =>
      film.evaluate((element: { textTracks: { cues: unknown[] | null }[] }) => element.textTracks[0]?.cues?.length),
    )
    .toBeGreaterThan(5)
})

test('the terms open with the acceptance, one section at a time', async ({ page }) => {
  await open(page, '/terms')
  await expect(page.getByText('Última actualización: 15 de marzo de 2025')).toBeVisible()
  const first = page.getByRole('button', { name: '1. Aceptación de los términos' })
  const second = page.getByRole('button', { name: '2. Cuentas de usuario' })
  await expect(page.locator('button[aria-expanded=true][aria-controls]')).toHaveText('1. Aceptación de los términos')
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main').getByRole('link', { name: 'soporte@sondeo.example' })).toHaveAttribute(
    'href',
    'mailto:soporte@sondeo.example',
  )
})

test('the terms carry their date in English too', async ({ page }) => {
  await speak(page, 'en')
  await open(page, '/terms')
  await expect(page.getByText('Last updated 15 March 2025')).toBeVisible()
})

test('the help page shows the first list in four steps and has fourteen questions, one open at a time', async ({
  page,
}) => {
  await open(page, '/faqs')
  const last = page.getByRole('main').getByRole('listitem').getByRole('img').nth(3)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate(node => (node as unknown as { naturalWidth: number }).naturalWidth)).toBe(1280)
  await page.getByRole('button', { name: 'Ampliar la imagen: Pegue una dirección' }).click()
  const full = page.getByRole('dialog', { name: 'Pegue una dirección' })
  await expect(full.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(full).toBeHidden()
  const questions = page.locator('main').getByRole('heading', { level: 3 }).getByRole('button')
  await expect(questions).toHaveCount(14)
  await questions.nth(3).click()
  await expect(page.getByText('Un escaneo lee una dirección a la vez')).toBeVisible()
  await questions.nth(4).click()
  await expect(page.getByText('Un escaneo lee una dirección a la vez')).toBeHidden()
  await questions.nth(4).click()
  await expect(page.locator('main button[aria-expanded=true]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Contactar con soporte' })).toHaveAttribute('href', /^mailto:/)
})
