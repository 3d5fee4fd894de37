import { readPage } from '@sondeo/extraction/extraction'
import { expect, test } from 'vitest'
import { type AnswerRequest, answerInReader } from './answer-in-reader.ts'

const url = 'https://faros.example/lista'
const rows = Array.from({ length: 12 }, (_, at) => `<tr><td>Faro ${at}</td><td>${at % 3 ? 'Lima' : 'Piura'}</td></tr>`)
const html = `<table><tr><th>Faro</th><th>Ciudad</th></tr>${rows.join('')}</table>`

test('whoever asks about the same list again gets the same answer, without its being opened again', async () => {
  const asked: string[] = []
  const ask = async (name: string) => {
    asked.push(name)
    if (name === 'findReading') return Buffer.from(JSON.stringify(readPage({ html, url })))
    return name === 'readBody' ? Buffer.from(html) : true
  }
  const about: Omit<AnswerRequest, 'question' | 'pages'> = {
    rules: [],
    language: 'es',
    timeZone: 'America/Lima',
    region: null,
    asOf: '2026-11-18T12:00:00Z',
    model: null,
    completeness: { pagesRead: 1, recordsFound: 12, recordsAnnounced: null, complete: true },
    readAt: {},
  }
  const answer = async (pageId: string, question: string) => {
    asked.length = 0
    const given = await answerInReader({ ...about, question, pages: [{ pageId, url }] }, ask)
    const documentJson = 'documentJson' in given ? Buffer.from(given.documentJson).toString() : null
    return JSON.stringify({ ...given, documentJson }).replaceAll(pageId, 'page')
  }
  const first = await answer('page-1', 'los faros de Lima')
  expect(asked).toEqual(['findReading', 'readBody'])
  await answer('page-1', 'cuántos faros hay en Piura')
  expect(await answer('page-1', 'los faros de Lima')).toBe(first)
  expect(asked).toEqual([])
  expect(await answer('page-2', 'los faros de Lima')).toBe(first)
  expect(asked).toEqual(['findReading', 'readBody'])
})
