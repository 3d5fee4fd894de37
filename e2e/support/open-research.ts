import type { Page } from '@playwright/test'
import { open } from './watch-page.ts'

/** From the dashboard to the form of product research. */
export async function openResearch(page: Page, card = 'Investigación de mercado de productos') {
  await open(page, '/dashboard')
  await page.getByRole('link', { name: card }).click()
  await page.waitForURL(/\/product-research\/[^/]+$/)
}
