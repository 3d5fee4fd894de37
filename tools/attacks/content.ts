import { getOrigin } from '@sondeo/contract/origins'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { writeCsv } from '@sondeo/table/csv'
import type { Attack } from './attack.ts'
import { scanBody } from './open-stage.ts'

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import url(//evil.test)</style>',
  '<base href="//evil.test/">',
  '<meta http-equiv="refresh" content="0;url=//evil.test">',
  '<form action="//evil.test"><button>x</button></form>',
  '<object data="//evil.test"></object>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
]

/** What a copy of a page may hold: text and our own marks, nothing that runs, loads or leads anywhere. */
const LIVE =
  /<script|<iframe|<object|<embed|<base\b|<form\b|<svg\b|<meta http-equiv|\son\w+\s*=|javascript:|@import|src\s*=/i

export const content: Attack = {
  name: 'content',
  proves: 'pages are kept and shown as text: copies run nothing, calls answer JSON, and files hold no formula',
  async *run({ attacker, serve, signIn }) {
    const { client } = await signIn()
    const rows = payloads.map((payload, index) => `<li><h3>Producto ${index}</h3>${payload}<p>S/ ${index}0,00</p></li>`)
    serve('/veneno', `<html><body><h1>Productos</h1><ul>${rows.join('')}</ul></body></html>`)
    const scanned = await client.call(scrapeWebsite, scanBody(`${attacker.url}/veneno`))
    yield { what: 'the page is read', held: scanned.status === 200, detail: `answered ${scanned.status}` }
    const answered = await client.call(getAiData, {
      scrappedDataId: scanned.body.data?._id ?? '',
      prompt: 'todos los productos',
    })
    const isJson = /^application\/json/.test(String(answered.reply.headers['content-type']))
    yield {
      what: 'the answer is JSON that no browser sniffs',
      held: isJson && answered.reply.headers['x-content-type-options'] === 'nosniff',
    }
    const [first = {}] = JSON.parse(answered.body.dataResponse?.content ?? '[{}]') as Record<string, unknown>[]
    for (const column of Object.keys(first)) {
      const { body } = await client.call(getOrigin, { searchId: answered.body.searchId ?? '', row: 0, column })
      for (const { places } of body.origin?.inputs ?? [])
        for (const { copy } of places) {
          if (!copy) continue
          const page = await client.send({ url: copy })
          const policy = String(page.headers['content-security-policy'])
          const held = policy.startsWith('sandbox;') && !LIVE.test(page.body)
          yield { what: `the copy behind "${column}" runs nothing`, held, detail: LIVE.exec(page.body)?.[0] ?? policy }
        }
    }
    const cells = ['=1+1', ' =1+1', '\t@SUM(A1)', '+cmd|x', '-2+3', '＝1', '\u00a0\u200b=HYPERLINK("x")']
    const csv = writeCsv({ headers: ['a'], rows: cells.map(cell => [cell]) })
    for (const [index, cell] of cells.entries())
      yield {
        what: `CSV cell ${JSON.stringify(cell)}`,
        held: csv.includes(`"'${cell.replaceAll('"', '""')}"`),
        detail: `row ${index}`,
      }
  },
}
