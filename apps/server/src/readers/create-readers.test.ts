import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { createReaders, type Readers } from './create-readers.ts'
import { ReaderEnded } from './reader-ended.ts'
import type { ReaderLimits } from './reader-limits.ts'

const opened: Readers[] = []
const lines: string[] = []
afterEach(() => {
  lines.length = 0
  for (const readers of opened.splice(0)) readers.close()
})

function open(limits: Partial<ReaderLimits> = {}): Readers {
  const readers = createReaders(line => lines.push(line), { nice: 0, patienceMs: 600_000, ...limits })
  opened.push(readers)
  return readers
}

const url = 'https://sitio.example/'
const list = `<ul>${Array.from({ length: 6 }, (_, at) => `<li><b>Silla ${at}</b><i>S/ ${at + 10}</i></li>`).join('')}</ul>`
const page = { html: `<html lang="es"><title>Sillas</title>${list}`, url }
/** A gigabyte and more of cells, in a megabyte. */
const manyObjects = () => Buffer.from(`[${'{"a":{"b":{"c":[1]}}},'.repeat(900_000)}1]`)

test('a page is read in another process, and comes back as what a scan needs and what is stored', async () => {
  const readers = open()
  const { digest, json } = await readers.run('readPage', page, { ownerId: 'ana' })
  expect(digest).toMatchObject({ title: 'Sillas', emptiness: 'has-content', scriptNeed: null })
  expect(digest.lists[0]?.identities).toHaveLength(6)
  expect(JSON.parse(Buffer.from(json).toString())).toMatchObject({ title: 'Sillas' })
  expect(readers.state()).toMatchObject({ running: 0, waiting: 0 })
  expect(readers.state().processIds).not.toContain(process.pid)
})

test('readers that are warm have answered a question before anybody asks, and serve whoever comes first', async () => {
  const readers = open()
  await readers.warmUp()
  const warm = readers.state().processIds
  expect(warm).toHaveLength(2)
  await Promise.all(['ana', 'beto'].map(ownerId => readers.run('readPage', page, { ownerId })))
  expect(readers.state().processIds.sort()).toEqual(warm.sort())
  expect(await readers.run('warmUp', undefined, { ownerId: 'ana' })).toEqual({ sentence: expect.stringContaining('6') })
})

test('whoever finds all readers at work waits for the first that is free, not for another one to start', async () => {
  const readers = open({ readers: 2, readersPerOwner: 2 })
  await readers.run('readPage', page, { ownerId: 'ana' })
  const [known] = readers.state().processIds
  const ended: string[] = []
  const run = (name: string) => readers.run('readPage', page, { ownerId: name }).then(() => ended.push(name))
  const both = [run('ana'), run('beto')]
  expect(readers.state()).toMatchObject({ running: 1, waiting: 1 })
  await Promise.all(both)
  expect(ended).toEqual(['ana', 'beto'])
  // The other one that was started meanwhile has still not said that it is there.
  expect(readers.state().processIds[0]).toBe(known)
})

test('readers that nobody needs end, but for those that stay', async () => {
  const readers = open({ readers: 4, readersPerOwner: 1, idleMs: 20, kept: 2 })
  await Promise.all(['ana', 'beto', 'carla', 'diego'].map(ownerId => readers.run('readPage', page, { ownerId })))
  await expect.poll(() => readers.state().processIds).toHaveLength(2)
})

test('where none is to stay, two pieces at a time start a reader each, and both end when nobody needs them', async () => {
  const readers = open({ readers: 4, readersPerOwner: 1, idleMs: 20, kept: 0 })
  await readers.warmUp()
  expect(readers.state().processIds).toEqual([])
  await Promise.all(['ana', 'beto'].map(ownerId => readers.run('readPage', page, { ownerId })))
  await expect.poll(() => readers.state().processIds).toEqual([])
})

test('a file that cannot be read says why', async () => {
  const file = { kind: 'json' as const, url: `${url}a.json`, contentType: 'application/json', bytes: Buffer.from('{') }
  await expect(open().run('readFile', file, { ownerId: 'ana' })).rejects.toMatchObject({
    why: { kind: 'bad-file', problem: 'damaged' },
  })
})

test('a piece that takes too long is ended, the next one is served, and one line says so', async () => {
  const readers = open({ readers: 1, readersPerOwner: 1, processorMs: 1200 })
  const long = { html: '<b>x</b><i>y</i>'.repeat(300_000), url }
  await expect(readers.run('readPage', long, { ownerId: 'ana' })).rejects.toEqual(new ReaderEnded('time'))
  expect(lines).toEqual(['A reader was ended (time) while working on: readPage'])
  expect((await readers.run('readPage', page, { ownerId: 'ana' })).digest.title).toBe('Sillas')
})

test('a piece that takes too much memory is ended, and the server lives on', async () => {
  const readers = open({ memoryMb: 200 })
  const file = { kind: 'json' as const, url: `${url}a.json`, contentType: 'application/json', bytes: manyObjects() }
  await expect(readers.run('readFile', file, { ownerId: 'ana' })).rejects.toEqual(new ReaderEnded('memory'))
  expect((await readers.run('readPage', page, { ownerId: 'ana' })).digest.title).toBe('Sillas')
})

test('one person’s many pieces leave a reader to the others', async () => {
  const readers = open({ readers: 2, readersPerOwner: 1 })
  const slow = { html: '<b>x</b><i>y</i>'.repeat(200_000), url }
  const stop = new AbortController()
  const many = Array.from({ length: 3 }, () =>
    readers.run('readPage', slow, { ownerId: 'ana', signal: stop.signal }).catch(() => 'ended'),
  )
  await readers.run('readPage', page, { ownerId: 'beto' })
  const { running, waiting } = readers.state()
  // Not how many wait: on a busy machine one of the slow ones may be done before another reader has even started.
  expect([running, waiting > 0]).toEqual([1, true])
  stop.abort()
  expect(await Promise.all(many)).toEqual(['ended', 'ended', 'ended'])
})

test('a reader that grew large is replaced, and the next piece does not meet it', async () => {
  const readers = open({ readers: 1, readersPerOwner: 1, memoryMb: 270 })
  const seen = async (html: string) => {
    const reading = readers.run('readPage', { html, url }, { ownerId: 'ana' })
    const [processId] = readers.state().processIds
    await reading
    return processId
  }
  const first = await seen(page.html)
  let last = first
  // Step by step: how much a page takes is another matter on each machine, and too much would end the piece itself.
  for (let pairs = 10_000; last === first; pairs += 5_000) last = await seen('<b>x</b><i>y</i>'.repeat(pairs))
  expect(lines).toEqual([])
})

test('who stops gets an end at once, whether the piece runs or waits', async () => {
  const readers = open({ readers: 1, readersPerOwner: 1 })
  const stop = new AbortController()
  const slow = { html: '<b>x</b><i>y</i>'.repeat(300_000), url }
  const runs = readers.run('readPage', slow, { ownerId: 'ana', signal: stop.signal })
  const waits = readers.run('readPage', page, { ownerId: 'ana', signal: stop.signal })
  stop.abort()
  await expect(Promise.allSettled([runs, waits])).resolves.toMatchObject([
    { reason: { because: 'stopped' } },
    { reason: { because: 'stopped' } },
  ])
  expect((await readers.run('readPage', page, { ownerId: 'ana' })).digest.title).toBe('Sillas')
})

test.runIf(process.platform === 'linux')(
  'a reader has no variable of the server’s and no leave to reach out',
  async () => {
    const readers = open()
    await readers.run('readPage', page, { ownerId: 'ana' })
    const [processId] = readers.state().processIds
    expect(readFileSync(`/proc/${processId}/environ`, 'utf8')).toBe('')
    expect(readFileSync(`/proc/${processId}/cmdline`, 'utf8').split('\0')).toContain('--permission')
  },
)
