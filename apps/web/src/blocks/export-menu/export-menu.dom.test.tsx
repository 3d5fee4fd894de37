import { getExportTable } from '@sondeo/contract/exports'
import { makeExportFileName } from '@sondeo/table/export-file-name'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { catchFiles } from '../../../test/catch-files.ts'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { setLanguage } from '../../browser/language.ts'
import { exports as en } from '../../messages/en/exports.ts'
import { exports as text } from '../../messages/es/exports.ts'
import { ExportMenu } from './export-menu.tsx'

const rows = [{ Empresa: 'Uno, S. A.', Ventas: 30 }]
let server: StandIn
let files: Blob[]
beforeEach(() => {
  server = startStandIn()
  files = catchFiles()
})
const item = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('menuitem', { name })
async function openMenu(props: { summary?: string; searchId?: string | null } = {}) {
  const page = show(<ExportMenu name="Lista" rows={rows} {...props} />)
  await page.person.click(screen.getByRole('button', { name: text.menu }))
  return page
}

test('a CSV file carries the analysis too, and the page says which file it was', async () => {
  const { person } = await openMenu({ summary: 'El mercado crece.' })
  await person.click(item(text.csv))
  const content = (await files[0]?.text()) ?? ''
  expect(content).toContain('"Uno, S. A.","30"')
  expect(content).toContain(text.file.analysisTitle)
  expect(content).toContain('El mercado crece.')
  expect(await screen.findByText(text.downloaded(makeExportFileName('Lista')))).toBeTruthy()
})

test('where the server has no Google the way to Sheets stays in reach, says why, and leads nowhere', async () => {
  const { person } = await openMenu()
  const sheets = item(new RegExp(text.sheets))
  expect(sheets.textContent).toContain(text.noGoogle)
  expect([sheets.getAttribute('aria-disabled'), sheets.disabled]).toEqual(['true', false])
  await person.click(sheets)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('menu')).toBeTruthy()
})

test('an Excel file is made although the server cannot tell what the cells mean', async () => {
  server.refuse(getExportTable, 'not_found')
  const { person } = await openMenu({ searchId: 's1' })
  await person.click(item(text.excel))
  expect(await screen.findByText(text.downloaded(makeExportFileName('Lista', 'xlsx')))).toBeTruthy()
  expect(files[0]?.size).toBeGreaterThan(1000)
  expect(server.bodiesOf(getExportTable)).toEqual([{ searchId: 's1' }])
})

test('a result that is not saved asks the server nothing', async () => {
  const { person } = await openMenu({ searchId: null })
  await person.click(item(text.excel))
  expect(await screen.findByText(text.downloaded(makeExportFileName('Lista', 'xlsx')))).toBeTruthy()
  expect(server.asked).toEqual([])
})

test('the menu speaks the reader’s language', async () => {
  await openMenu()
  act(() => setLanguage('en'))
  expect([item(en.csv), item(en.excel)].map(({ disabled }) => disabled)).toEqual([false, false])
  expect(item(new RegExp(en.sheets)).textContent).toContain(en.noGoogle)
})
