import { suggestInTurns } from '@sondeo/analyst/suggest-questions'
import { workHere } from '@sondeo/scraping/page-work'
import { answerInReader } from './answer-in-reader.ts'
import type { AskServer } from './ask-server.ts'
import { openScan } from './open-scan.ts'

const url = 'http://page.invalid/'
const rows = ['Ana', 'Beto', 'Carla', 'Diego', 'Elena', 'Fabio'].map(
  (name, at) => `<tr><td>${name}</td><td>${['Lima', 'Quito'][at % 2]}</td><td>S/ ${at + 10}.50</td></tr>`,
)
const html = `<html lang="es"><title>Lista</title><table><tr><th>Nombre</th><th>Ciudad</th><th>Precio</th></tr>${rows.join('')}</table>`

/**
 * Reads a small page of our own and asks about it: what a page and a question need is loaded then, and has run once. Half
 * of what the first scan took was that.
 */
export async function warmUp(): Promise<{ sentence: string | null }> {
  const { json } = await workHere.readPage({ html, url })
  const ask: AskServer = async name => (name === 'findReading' ? json : Buffer.from(html))
  const scan = { pages: [{ pageId: 'warm-up', url }], rules: [] }
  const asking = { language: 'es', timeZone: 'UTC', asOf: '2026-01-01T00:00:00.000Z' } as const
  const [question = ''] = await suggestInTurns(await openScan(scan, ask), asking)
  const request = { ...scan, ...asking, question, region: null, model: null, completeness: undefined, readAt: {} }
  const answer = await answerInReader(request, ask)
  return { sentence: 'details' in answer ? answer.details.explanation : null }
}
