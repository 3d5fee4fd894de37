import { expect } from '@playwright/test'
import { enterAs } from './support/signed-in-page.ts'
import { expectAccessible, expectNoOverflow, open, speak, test } from './support/watch-page.ts'

const words = {
  es: {
    sample: 'Licitaciones de un municipio',
    read: 'Lo que leímos',
    question: 'Su pregunta',
    ask: 'licitaciones de más de 10 millones',
    understood: 'Así entendimos su pregunta',
    origin: 'De dónde viene este valor',
    close: 'Cerrar',
    export: /^Exportar/,
    csv: 'Descargar CSV',
    history: 'Historial',
  },
  en: {
    sample: 'City tenders',
    read: 'What we read',
    question: 'Your question',
    ask: 'tenders over 10 million',
    understood: 'How we read your question',
    origin: 'Where this value comes from',
    close: 'Close',
    export: /^Export/,
    csv: 'Download CSV',
    history: 'History',
  },
}

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

for (const [language, colorScheme, size] of [
  ['es', 'light', phone],
  ['es', 'dark', desk],
  ['en', 'light', desk],
  ['en', 'dark', phone],
] as const)
  test(`from a list to its answer, origin, file and history: ${language}, ${colorScheme}, ${size.width} wide`, async ({
    page,
    context,
  }) => {
    const { sample, read, question, ask, understood, origin, close, csv, history, ...said } = words[language]
    const main = page.getByRole('main')
    await enterAs(context, 'tracer')
    await speak(page, language)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)

    await open(page, '/custom-url-scrape')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: sample }).click()
    await page.waitForURL(/\/custom-url\/ai-prompt\/.+/)
    await expect(page.getByRole('region', { name: read }).getByRole('row').nth(1)).toBeVisible()
    await expectNoOverflow(page)

    await page.getByLabel(question).fill(ask)
    await page.getByLabel(question).press('Enter')
    await page.waitForURL(/\?answer=/)
    await expect(page.getByText(understood)).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)

    const cell = main.getByRole('table').getByRole('row').nth(1).getByRole('button').first()
    await cell.click()
    const panel = page.getByRole('dialog', { name: origin })
    await expect(panel.locator('iframe').contentFrame().locator('#origin')).toBeInViewport()
    await expectNoOverflow(page)
    await panel.getByRole('button', { name: close }).click()

    await main.getByRole('button', { name: said.export }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: csv }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)

    await open(page, '/history')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(history)
    await expect(main.getByRole('link').filter({ hasText: ask }).first()).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
