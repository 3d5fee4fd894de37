// Pictures of every screen, in both languages and themes, at three widths:
// npm run screenshots [-- part of a name [parts of a look, such as es-dark,360]].
// `npm run screenshots -- readme` renews those of the README and of the help page, and the one that links to the site
// show elsewhere.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserOptions } from '../e2e/support/find-browser.ts'
import { seedAccounts } from '../e2e/support/seed-accounts.ts'
import { startServer } from '../e2e/support/start-server.ts'
import { startTradeSources } from '../packages/test-kit/src/trade-sources/start-trade-sources.ts'
import { openContext, openPage, type Shot, type Stage, settle, takeShot } from './screenshots/camera.ts'
import { prepareScenes, type Scenes, startSites } from './screenshots/prepare-scenes.ts'
import { askFor, listSignedInShots, publicShots, resultsPatienceMs, showOriginOf } from './screenshots/shots.ts'

const folder = join(import.meta.dirname, '../screenshots')
const readmeFolder = join(import.meta.dirname, '../docs/pictures')
const helpFolder = join(import.meta.dirname, '../apps/web/public/help')
const shareFile = join(import.meta.dirname, '../apps/web/public/share.jpg')
const [wanted = '', wantedLook = ''] = process.argv.slice(2)

const sites = await startSites()
// Comtrade and GDELT are away, as on a server without internet: nothing waits for them.
const sources = await startTradeSources({ thisYear: new Date().getUTCFullYear() })
const server = await startServer({
  env: {
    EGRESS_ALLOW: sites.allowed,
    PAGE_SECONDS: '300',
    COMTRADE_URL: 'offline',
    GDELT_URL: 'offline',
    WORLDBANK_URL: sources.url,
    NEWS_RSS_URL: sources.url,
  },
  prepare: seedAccounts,
})
const stage: Stage = {
  url: server.url,
  browser: await chromium.launch(browserOptions()),
  seed: JSON.parse(readFileSync(join(server.dataDir, 'seed.json'), 'utf8')),
}

async function takeAllShots(shots: Shot[]) {
  for (const language of ['es', 'en'])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 768, 1440]) {
        const look = `${language}-${colorScheme}-${width}`
        if (!wantedLook.split(',').some(part => look.includes(part))) continue
        const context = await openContext(stage, { language, colorScheme, width })
        for (const shot of shots)
          try {
            await takeShot(stage, context, shot, join(folder, `${shot.name}-${look}.png`))
          } catch (error) {
            // The others are still wanted.
            process.exitCode = 1
            console.error(`No picture of ${shot.name} in ${look}:`, error)
            for (const page of context.pages()) await page.close()
          }
        await context.close()
      }
  console.log(`The pictures of ${shots.length} screens are in ${folder}`)
}

/** Scrolls to the drawings, a little above the first. */
const showCharts = async (page: Page) => {
  await askFor('Sugar')(page)
  await page.locator('main figure').first().waitFor()
  await page.locator('main figure').first().scrollIntoViewIfNeeded()
  await page.evaluate("scrollTo(0, document.querySelector('main figure').getBoundingClientRect().top + scrollY - 130)")
}

/** Each tool in one language, the origin of a value, and what a link to the site shows. */
async function takeReadmePictures({ research, prompt }: Scenes) {
  const question = 'obras de más de 10 millones'
  const pictures = [
    { name: 'website-es', language: 'es', path: prompt, as: 'scanner', act: askFor(question), height: 800 },
    { name: 'origin-es', language: 'es', path: prompt, as: 'scanner', act: showOriginOf(question), height: 800 },
    { name: 'research-en', language: 'en', path: research, as: 'researcher', act: showCharts, height: 1060 },
  ]
  mkdirSync(readmeFolder, { recursive: true })
  for (const { name, language, act, height, ...place } of pictures) {
    const context = await openContext(stage, { colorScheme: 'light', width: 1280, height, language })
    const page = await openPage(stage, context, place)
    await act(page)
    await page.mouse.move(0, 0)
    await settle(page)
    await page.screenshot({ path: join(readmeFolder, `${name}.png`) })
    await context.close()
  }
  // The size that other sites ask for.
  const context = await openContext(stage, { colorScheme: 'light', width: 1200, height: 630, language: 'es' })
  const landing = await openPage(stage, context, { path: '/' })
  await landing.screenshot({ path: shareFile, type: 'jpeg', quality: 80 })
  await context.close()
}

const helpWords = {
  es: { address: 'ejemplo.com/licitaciones', question: 'obras de más de 10 millones' },
  en: { address: 'example.com/tenders', question: 'tenders with a budget over 10 million' },
}

/** The four steps of the help page, in both languages. */
async function takeHelpPictures(prompt: string) {
  mkdirSync(helpFolder, { recursive: true })
  for (const language of ['es', 'en'] as const) {
    const { address, question } = helpWords[language]
    const typeAddress = (page: Page) => page.locator('main form input').first().fill(address)
    const showList = (page: Page) => page.locator('main table').waitFor({ timeout: resultsPatienceMs })
    const steps = [
      { name: 'start', path: '/dashboard', as: 'newcomer', act: typeAddress },
      { name: 'list', path: prompt, as: 'scanner', act: showList },
      { name: 'answer', path: prompt, as: 'scanner', act: askFor(question) },
      { name: 'origin', path: prompt, as: 'scanner', act: showOriginOf(question) },
    ]
    const context = await openContext(stage, { colorScheme: 'light', width: 1280, height: 820, language })
    for (const { name, act, ...place } of steps) {
      const page = await openPage(stage, context, place)
      await act(page)
      await page.mouse.move(0, 0)
      await settle(page)
      await page.screenshot({ path: join(helpFolder, `${name}-${language}.jpg`), type: 'jpeg', quality: 60 })
      await page.close()
    }
    await context.close()
  }
}

// A part of a name renews only its own pictures.
if (!wanted && !wantedLook) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
  const scenes = await prepareScenes(stage, sites)
  if (wanted === 'readme') {
    await takeReadmePictures(scenes)
    await takeHelpPictures(scenes.prompt)
  } else
    await takeAllShots(
      [...publicShots, ...listSignedInShots(stage, scenes)].filter(({ name }) => name.includes(wanted)),
    )
} finally {
  await stage.browser.close()
  await server.stop()
  await sources.close()
  await sites.close()
}
