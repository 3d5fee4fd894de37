import { expect } from '@playwright/test'
import { openResearch } from './support/open-research.ts'
import { enterAs } from './support/signed-in-page.ts'
import { open, speak, test } from './support/watch-page.ts'

test('a source that failed is told as such, and is asked again alone', async ({ page, context }) => {
  await enterAs(context, 'doubter')
  await speak(page, 'en')
  const failing = { state: 'failed', reason: 'it took too long' }
  const tell = (change: object) => (details: { sources: { source: string }[] }) => ({
    ...details,
    sources: details.sources.map(each => (each.source === 'gdelt' ? { ...each, ...change } : each)),
  })
  await page.route('**/api/get-ai-data-for-directories', async route => {
    const reply = await route.fetch()
    const json = await reply.json()
    await route.fulfill({ response: reply, json: { ...json, details: tell(failing)(json.details) } })
  })
  let isAsked = false
  await page.route('**/api/research/update', async route => {
    isAsked ||= route.request().postDataJSON().source === 'gdelt'
    const reply = await route.fetch()
    const json = await reply.json()
    const details = tell(isAsked ? { state: 'answered', reason: null } : failing)(json.research.details)
    await route.fulfill({ response: reply, json: { ...json, research: { ...json.research, details } } })
  })
  await openResearch(page, 'Product market research')
  await page.getByLabel('Product Name').fill('Coffee')
  await page.getByRole('button', { name: 'Get report' }).click()
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('listitem').filter({ hasText: 'GDELT' })
  await expect(source).toContainText('Failed')
  const asked = page.waitForRequest(
    request => request.url().endsWith('/api/research/update') && request.postDataJSON().source === 'gdelt',
  )
  await source.getByRole('button', { name: 'Retry GDELT' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ lang: 'en' })
  await expect(source).toContainText('OK')
  await expect(source.getByRole('button')).toHaveCount(0)
})

test('a blank name is refused on the page; one that is no product says why, and stays in the form', async ({
  page,
  context,
}) => {
  await enterAs(context, 'doubter')
  await speak(page, 'en')
  await openResearch(page, 'Product market research')
  await page.getByLabel('Product Name').fill('   ')
  await page.getByRole('button', { name: 'Get report' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid product name.')
  await page.getByLabel('Product Name').fill('🍬🍬🍬')
  await page.getByRole('button', { name: 'Get report' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Could not get report, please try again.')
  await expect(alert).toContainText('We don’t recognize “🍬🍬🍬”.')
  await page.reload()
  await expect(page.getByLabel('Product Name')).toHaveValue('🍬🍬🍬')
})

test('while it runs the button says so and the progress is shown; a failed second call has its own text', async ({
  page,
  context,
}) => {
  await enterAs(context, 'doubter')
  await speak(page, 'en')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/get-ai-data-for-directories', async route => {
    await held.promise
    await route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'oh' } })
  })
  await openResearch(page, 'Product market research')
  await page.getByLabel('Product Name').fill('Coffee')
  const asked = page.waitForRequest('**/api/get-ai-data-for-directories')
  await page.getByRole('button', { name: 'Get report' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect((await asked).postDataJSON()).toEqual({ productName: 'Coffee', lang: 'en' })
  held.resolve()
  await expect(page.getByRole('alert')).toContainText('Could not get AI data, please try again.')
  await expect(page.getByLabel('Product Name')).toHaveValue('Coffee')
})

test('an answer with fewer fields is enough, and prose is the parse error', async ({ page, context }) => {
  await enterAs(context, 'doubter')
  await speak(page, 'en')
  const contents = ['I could not find any data.', '```json\n{ {"Country":"Brazil"}, {"Country":"India"} }\n```']
  await page.route('**/api/scrape/trademark', route => route.fulfill({ json: { success: true } }))
  await page.route('**/api/get-ai-data-for-directories', route =>
    route.fulfill({ json: { success: true, data: { content: contents.shift() }, summary: { content: '# Demand' } } }),
  )
  await openResearch(page, 'Product market research')
  await page.getByLabel('Product Name').fill('Sugar')
  await page.getByRole('button', { name: 'Get report' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error parsing results data. Please try again.')
  await page.getByRole('button', { name: 'Get report' }).click()
  await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Market Analysis' })).toContainText('Demand')
})

test('a directory that is not there is told', async ({ page, context }) => {
  await enterAs(context, 'doubter')
  await speak(page, 'en')
  await open(page, '/product-research/no-such-directory')
  await expect(page.getByRole('alert')).toContainText('Error getting directory data, please try again.')
  await expect(page.getByRole('alert')).toContainText('it may have been deleted')
  await expect(page.getByRole('main').getByRole('link', { name: 'See history' })).toHaveAttribute('href', '/history')
})
