import { expect, test } from 'vitest'
import { messagesIn } from '../messages/server-messages.ts'
import { readToldDocument } from './tell-document.ts'

const [es, en] = [messagesIn('es').lists, messagesIn('en').lists]
const tell = (explanation: string, language: 'es' | 'en') =>
  readToldDocument(
    Buffer.from(JSON.stringify({ prompt: null, content: '[]', summary: null, details: { explanation } })),
    language,
  )?.details.explanation

test('how a list came about is told in the language of its reader', () => {
  expect(tell('16 filas de 2 direcciones (8 repetidas unidas con todos sus orígenes).', 'en')).toBe(
    '16 rows from 2 URLs (8 duplicates merged, with all their origins).',
  )
  const figures = [
    [1, 1, 0],
    [2, 16, 1],
    [12, 12_345, 1_234],
  ] as const
  for (const [parts, rows, duplicates] of figures) {
    expect(tell(es.explainBatch(parts, rows, duplicates), 'en')).toBe(en.explainBatch(parts, rows, duplicates))
    expect(tell(en.explainBatch(parts, rows, duplicates), 'es')).toBe(es.explainBatch(parts, rows, duplicates))
    expect(tell(es.explain(parts, rows, duplicates), 'en')).toBe(en.explain(parts, rows, duplicates))
    expect(tell(es.explain(parts, rows, duplicates), 'es')).toBe(es.explain(parts, rows, duplicates))
  }
})

test('what else stands there stays as it was written', () => {
  for (const own of ['Mostramos 9 de 47 licitaciones.', '', '16 filas de 2 sitios.']) expect(tell(own, 'en')).toBe(own)
})
