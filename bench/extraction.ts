import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPage } from '@sondeo/extraction/extraction'
import { readCases } from '../packages/extraction/cases/read-cases.ts'
import type { Order, Reader } from './extraction-reader.ts'
import { measureCpuMs } from './measure-cpu-ms.ts'

const ROW = (
  i: number,
): string => `<article class="item"><h3><a href="/p/${i}">Producto número ${i} para obra y taller</a></h3>
<p class="marca">Marca ${i % 17}</p><p class="precio">S/ ${(i * 7.35 + 10).toFixed(2)}</p><time>${1 + (i % 28)}/0${1 + (i % 9)}/2026</time>
<p class="resumen">Descripción breve del producto ${i}, con garantía de fábrica y entrega en tienda o a domicilio en todo el país.</p></article>`

const PARAGRAPH =
  '<p>La convocatoria reúne a proveedores de toda la región, que podrán presentar sus ofertas hasta el viernes por la vía electrónica o en la mesa de partes.</p>'

/** A list page with that many records, between a menu and a footer. */
function makeListPage(records: number): string {
  const menu = Array.from({ length: 30 }, (_, i) => `<li><a href="/s/${i}">Sección ${i}</a></li>`).join('')
  return `<!doctype html><html lang="es-PE"><head><title>Catálogo</title></head><body><nav><ul>${menu}</ul></nav><main>${Array.from(
    { length: records },
    (_, i) => ROW(i),
  ).join('\n')}</main><footer>${PARAGRAPH}</footer></body></html>`
}

/** A list page of about that many bytes. */
function makePageOfSize(bytes: number): string {
  const perRecord = makeListPage(200).length / 200
  return makeListPage(Math.round(bytes / perRecord))
}

const MEGABYTE = 1_000_000

/** Speed against a reader of articles that does far less, and how cost grows with the page. */
export async function run(options: string[] = []): Promise<void> {
  // First, so that the memory is that of these pages and not of the peer's.
  for (const megabytes of [1, 2, 4, 8]) grow(`${megabytes} MB`, makePageOfSize(megabytes * MEGABYTE))
  for (const records of [1250, 2500, 5000, 10_000]) grow(`${records} records`, makeListPage(records))
  const corpus = options[options.indexOf('--corpus') + 1]
  if (options.includes('--corpus') && corpus) await report('the corpus', readCorpusPages(corpus))
  const cases = readCases().map(({ html }) => html)
  await report('the committed cases', cases)
  await report('list pages of 20 to 200 records', [20, 50, 100, 200].map(makeListPage))
}

function readCorpusPages(corpus: string): string[] {
  const lines = readFileSync(join(corpus, 'dev/manifest.jsonl'), 'utf8').trim().split('\n')
  const files = [...new Set(lines.map(line => String(JSON.parse(line).file)))]
  return files.map(file => readFileSync(join(corpus, 'dev', file), 'utf8'))
}

async function report(name: string, pages: string[]): Promise<void> {
  const { ours, peer, ratio } = await compareSpeed(pages)
  console.log(
    `${name} (${pages.length} pages): ${ours.toFixed(0)} pages per cpu-second, Readability with linkedom ${peer.toFixed(0)}, ratio ${ratio.toFixed(2)} (aim 2)`,
  )
}

function grow(name: string, html: string): void {
  let records = 0
  const ms = Math.min(
    ...[1, 2].map(() =>
      measureCpuMs(() => {
        records = readPage({ html, url: 'https://example.com/' }).recordSets[0]?.records.length ?? 0
      }),
    ),
  )
  // The largest so far, so it only grows from line to line.
  const memory = (process.resourceUsage().maxRSS * 1024) / MEGABYTE
  const perMegabyte = ms / (html.length / MEGABYTE)
  console.log(
    `${name.padEnd(14)} ${(html.length / MEGABYTE).toFixed(2)} MB, ${records} records: ${ms.toFixed(0)} ms, ${perMegabyte.toFixed(0)} ms per MB, at most ${memory.toFixed(0)} MB resident`,
  )
}

type Comparison = { pages: number; ours: number; peer: number; ratio: number }

const ROUNDS = 5
// A server is warm: code that runs for the first time is compiled meanwhile, ours and theirs.
const WARM_UP_ROUNDS = 3
const WARM_UP_MS = 20_000

/**
 * Pages per second of our whole reading and of Readability on linkedom, in turns over the same pages. Each has a process
 * of its own: in a shared one, whoever is at work when the heap is full pays for the other's garbage.
 */
async function compareSpeed(pages: string[]): Promise<Comparison> {
  const [ours, peer] = [startReader('ours', pages), startReader('peer', pages)]
  const rates: { ours: number; peer: number }[] = []
  let warmMs = 0
  for (let round = 0; rates.length < ROUNDS; round++) {
    const times = { ours: await readAll(ours), peer: await readAll(peer) }
    if (round >= WARM_UP_ROUNDS && warmMs >= WARM_UP_MS)
      rates.push({ ours: (1000 * pages.length) / times.ours, peer: (1000 * pages.length) / times.peer })
    warmMs += times.ours + times.peer
  }
  for (const reader of [ours, peer]) reader.disconnect()
  const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const [fast, slow] = [median(rates.map(rate => rate.ours)), median(rates.map(rate => rate.peer))]
  return { pages: pages.length, ours: fast, peer: slow, ratio: fast / slow }
}

function startReader(reader: Reader, pages: string[]): ChildProcess {
  const child = fork(new URL('./extraction-reader.ts', import.meta.url), [reader], { serialization: 'advanced' })
  child.send({ pages } satisfies Order)
  return child
}

async function readAll(reader: ChildProcess): Promise<number> {
  reader.send({ read: true } satisfies Order)
  const [ms] = (await once(reader, 'message')) as [number]
  return ms
}
