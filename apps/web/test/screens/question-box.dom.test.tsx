import { paths, screenPatterns } from '@sondeo/contract/paths'
import { getSearches, getSearchHistory, type SearchListItem } from '@sondeo/contract/searches'
import { getAiData, getScanList, getScrapedContents } from '@sondeo/contract/website-analysis'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { scanPlace as place } from '../../src/messages/es/scan-place.ts'
import { Screen } from '../../src/screens/website-analysis/website-prompt.tsx'
import { answerDetails, readyScan, scanId, tenderRows } from '../scans.ts'
import { show } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const question = 'obras de riego'
const content = { content: JSON.stringify(tenderRows) }
const saved: SearchListItem = {
  _id: 's1',
  name: 'la primera',
  created_at: '2026-11-18T11:00:00Z',
  pinned: false,
  tool: 'website',
  question: 'la primera',
  rows: 1,
  scanId,
}
let server: StandIn

beforeEach(() => {
  server = startStandIn()
  startEvents()
  server.answer(getScrapedContents, { success: true, data: readyScan })
  server.answer(getSearches, { success: true, searches: [saved] })
  server.answer(getAiData, { success: true, dataResponse: content, searchId: 's2', details: answerDetails })
  server.answer(getScanList, { success: true, list: { ...content, searchId: 'list', details: answerDetails } })
  const table = { prompt: 'la primera', ai_response: content, ai_summary: null, details: answerDetails }
  server.answer(getSearchHistory, { success: true, search: { ...saved, ...table } })
})
const open = (search = '') =>
  show(<Screen />, { path: paths.websitePrompt(scanId) + search, pattern: screenPatterns['website-prompt'] })
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox')

test('whoever opens an answer of before finds its question in the box; what was not sent yet comes first after a reload', async () => {
  const { person, unmount } = open()
  await person.click(await screen.findByRole('link', { name: /la primera/ }))
  await screen.findByText(answerDetails.explanation)
  expect((await box()).value).toBe('la primera')
  await person.type(await box(), ' y más')
  unmount()
  open('?answer=s1')
  await screen.findByText(answerDetails.explanation)
  expect((await box()).value).toBe('la primera y más')
})

test('an answered question does not stay in the box above the whole list', async () => {
  const { person } = open()
  await person.type(await box(), `${question}{Enter}`)
  await screen.findByText(answerDetails.explanation)
  expect((await box()).value).toBe(question)
  await person.click(screen.getByRole('button', { name: place.showAll }))
  expect((await box()).value).toBe('')
})
