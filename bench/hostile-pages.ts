import { deflateSync } from 'node:zlib'
import type { SitePage } from '@sondeo/test-kit/sites/start-site'

const as = (type: string, body: string | Uint8Array): SitePage => ({ headers: { 'content-type': type }, body })

/** A PDF of some hundred kilobytes whose one page unpacks to 120 MB of text. */
function makePdfBomb(): Buffer {
  const stream = deflateSync(Buffer.from(`BT /F1 9 Tf 10 700 Td ${'(x) Tj 0 -1 Td '.repeat(8_000_000)} ET`))
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const add = (body: Buffer) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(Buffer.from(`${offsets.length} 0 obj\n`), body, Buffer.from('\nendobj\n'))
  }
  add(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'))
  add(Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'))
  add(
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
  )
  add(
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  )
  add(Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'))
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = offsets.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const record = (at: number) =>
  `<li class="p"><h3><a href="/p/${at}">Silla modelo ${at}</a></h3><p class="precio">S/ ${at}.50</p><p>Lima ${at % 40}</p></li>`

/** The worst that a review of November 2026 found, each under the path it is asked for. */
export const hostilePages: Record<string, SitePage> = {
  '/robots.txt': { status: 404 },
  '/dots': `<a href="mailto:${'.'.repeat(400_000)}x">correo</a><p>${'texto '.repeat(50)}`,
  '/blanks': `<script type="application/ld+json">{]]>${' '.repeat(400_000)}x</script><p>${'texto '.repeat(50)}`,
  '/wide.csv': as('text/csv', `${'a\n'.repeat(300)}${','.repeat(400_000)}b\n${'a\n'.repeat(9000)}`),
  '/bomb.pdf': as('application/pdf', makePdfBomb()),
  '/nested.json': as('application/json', '['.repeat(5_000_000)),
  '/cells': '<tr><td>'.repeat(2_400_000),
  '/deep': `${'<div>'.repeat(400)}<ul>${'<li><p><b>x</b><i>y</i></p></li>'.repeat(20_000)}</ul>`,
  '/records': `<html lang="es"><ul>${Array.from({ length: 10_000 }, (_, at) => record(at)).join('')}</ul>`,
  '/escapes': `<html lang="es"><p>${'aB3%2525\\\\&amp;amp;'.repeat(250_000)}</p><p>${'texto '.repeat(50)}`,
  '/long': `<html lang="es"><p>${'texto '.repeat(3_200_000)}`,
  '/quick': `<html lang="es"><ul>${Array.from({ length: 30 }, (_, at) => record(at)).join('')}</ul>`,
}
