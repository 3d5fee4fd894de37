import type { Page } from '@playwright/test'
import type { Camera } from './camera.ts'

const patience = { timeout: 90_000 }

/** The tour itself: from an address to a table, from a product to its market. */
export async function filmTour(page: Page, camera: Camera) {
  const main = page.getByRole('main')

  camera.say('Su panel: un cuadro para una dirección o un producto, y dos herramientas.')
  await camera.hold(2500)
  await camera.click(main.getByRole('link', { name: /sitios? web/i }).first())
  await page.waitForURL('**/custom-url-scrape')
  camera.say('Escriba una dirección o pruebe con una lista de muestra.')
  await camera.hold(2500)
  await camera.click(main.getByRole('button', { name: 'Licitaciones de un municipio' }))
  camera.say('Sondeo lee todas las páginas de la lista, y cuenta los registros.')
  await camera.hold(1200)
  await page.waitForURL(/\/custom-url\/ai-prompt\/.+/, patience)
  const question = page.getByLabel('Su pregunta')
  await question.waitFor()
  await main.getByRole('table').waitFor(patience)
  camera.say('La lista completa, en cuanto termina de leer. Ordene, filtre y sume.')
  await camera.hold(1500)
  await camera.click(page.getByRole('button', { name: 'Totales' }))
  await camera.hold(2000)
  camera.say('Pregunte con sus palabras, en español o en inglés.')
  await camera.type(question, 'obras de más de 10 millones')
  await camera.click(page.getByRole('button', { name: 'Analizar' }))
  await page.waitForURL(/[?]answer=/, patience)
  await main.getByRole('table').waitFor(patience)
  camera.say('La respuesta es la misma tabla, con lo que pidió, y una frase que dice cómo se entendió.')
  await camera.hold(3500)
  await camera.click(main.getByRole('table').getByRole('row').nth(2).getByRole('button').first())
  await page.getByRole('dialog').locator('iframe').contentFrame().locator('#origin').waitFor()
  camera.say('Cada valor se copió de la página: un clic muestra de dónde, al lado de la tabla.')
  await camera.hold(4000)
  await page.keyboard.press('Escape')
  await camera.hold(500)
  camera.say('Llévese la tabla como CSV, Excel o Google Sheets.')
  await camera.click(page.getByRole('button', { name: 'Exportar' }))
  await camera.hold(2500)
  await page.keyboard.press('Escape')

  await page.goto(new URL('/dashboard', page.url()).href)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  camera.say('La otra herramienta: un producto y su mercado.')
  await camera.click(main.locator('a[href^="/product-research/"]').first())
  await page.getByLabel('Nombre del producto').waitFor()
  await camera.type(page.getByLabel('Nombre del producto'), 'azúcar')
  await camera.click(page.getByRole('button', { name: 'Obtener informe' }))
  await main.getByRole('table').first().waitFor(patience)
  camera.say('Quién exporta, quién importa y cuánto: cada cifra con su fuente y su año.')
  await camera.hold(3500)
  for (const part of ['Gráficos', 'Análisis de mercado']) {
    await main
      .getByRole('heading', { name: part })
      .evaluate((heading: { scrollIntoView: () => void }) => heading.scrollIntoView())
    await camera.hold(3000)
  }
  camera.say('Lo que no se encuentra se dice. Nada se inventa.')
  await camera.hold(2500)
  camera.end()
}
