import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { findTemplate } from '@sondeo/test-kit/open-test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedDatabase } from './embedded-database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openThread } from './open-thread.ts'

let root: string
let database: EmbeddedDatabase
let worker: Worker
const rows = async (statement: string, params?: unknown[]) => (await database.query(statement, params)).rows

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sondeo-thread-'))
  process.on('worker', keep)
  database = await openThread({ folder: join(root, 'database'), templateDir: await findTemplate() })
  await database.exec('create table things (name text primary key, content bytea, at timestamptz)')
})
afterAll(async () => {
  process.off('worker', keep)
  await database.close()
  await rm(root, { recursive: true, force: true })
})
function keep(started: Worker) {
  worker = started
}

test('a transaction that comes as one text and fails is over before the next statement of anybody', async () => {
  const whole = database.exec(`begin; insert into things (name) values ('half'); select 1 / 0; commit`)
  const others = Array.from({ length: 5 }, () => rows('select 1 as one'))
  await expect(whole).rejects.toThrow('division by zero')
  expect(await Promise.all(others)).toEqual(Array(5).fill([{ one: 1 }]))
  expect(await rows(`select name from things where name = 'half'`)).toEqual([])
  await database.exec(`begin; insert into things (name) values ('whole'); commit`)
  expect(await rows(`delete from things where name = 'whole' returning name`)).toEqual([{ name: 'whole' }])
})

test('others are heard while a long statement runs', async () => {
  let turns = 0
  let isRunning = true
  const count = () => {
    turns++
    if (isRunning) setImmediate(count)
  }
  setImmediate(count)
  await database.query('select count(*) from generate_series(1, 300000)')
  isRunning = false
  expect(turns).toBeGreaterThan(20)
})

test('values of every kind come back as they went, and of named types the text', async () => {
  const at = new Date('2026-03-05T12:00:00.000Z')
  const content = Uint8Array.of(0, 1, 255)
  const params = ['a', content, at, [1, 2], { b: null }, true]
  const select = 'select $1::text a, $2::bytea b, $3::timestamptz c, $4::int[] d, $5::jsonb e, $6::bool f, null g'
  const [row] = await rows(select, params)
  expect(row).toEqual({ a: 'a', b: content, c: at, d: [1, 2], e: { b: null }, f: true, g: null })
  const options = { rowMode: 'array', parsers: { 1184: (text: string) => text } } as const
  const told = await database.query('select $1::timestamptz', [at], options)
  expect(told.rows).toEqual([[expect.stringMatching(/^2026-03-05 12:00:00/)]])
})

test('a failed statement tells what the database said, and not the values it was given', async () => {
  await database.query('insert into things (name) values ($1)', ['twice'])
  const again = database.query('insert into things (name) values ($1)', ['twice'])
  await expect(again).rejects.toMatchObject({ code: '23505', severity: 'ERROR', constraint: 'things_pkey' })
  await expect(again).rejects.not.toHaveProperty('params')
  await expect(database.query('select $1::text', [() => 0])).rejects.toThrow(/could not be cloned/)
})

test('a transaction holds whole or not at all, and others wait for its end', async () => {
  const seen: string[] = []
  const whole = database.transaction(async statements => {
    await statements.query(`insert into things (name) values ('one')`)
    const outside = rows(`select name from things where name = 'one'`).then(found =>
      seen.push(`${found.length} outside`),
    )
    await statements.query('select 1')
    seen.push('end')
    return { outside }
  })
  await (await whole).outside
  expect(seen).toEqual(['end', '1 outside'])
  const broken = database.transaction(async statements => {
    await statements.query(`insert into things (name) values ('two')`)
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  const aborted = database.transaction(async statements => {
    await statements.query(`insert into things (name) values ('three')`)
    await statements.query('select nonsense').catch(() => {})
  })
  await expect(aborted).rejects.toThrow()
  expect(await rows(`select name from things where name in ('one', 'two', 'three')`)).toEqual([{ name: 'one' }])
})

test('a thread that ends fails what was asked of it; the next question is answered, and listeners still hear', async () => {
  const heard: string[] = []
  const unlisten = await database.listen('news', payload => heard.push(payload))
  await database.query(`insert into things (name) values ('kept')`)
  const within = Promise.withResolvers<void>()
  const lost = database.transaction(async statements => {
    await statements.query(`insert into things (name) values ('lost')`)
    within.resolve()
    await statements.query('select count(*) from generate_series(1, 3000000)')
  })
  await within.promise
  await worker.terminate()
  await expect(lost).rejects.toThrow(/thread of the embedded database ended/)
  expect(await rows(`select name from things where name in ('kept', 'lost')`)).toEqual([{ name: 'kept' }])
  await database.query(`select pg_notify('news', 'still')`)
  await expect.poll(() => heard).toEqual(['still'])
  await unlisten()
  await database.query(`select pg_notify('news', 'not heard')`)
  await database.query('select 1')
  expect(heard).toEqual(['still'])
})

test('a folder that is no database is an error at the start, and can be opened once it is one', async () => {
  const dataDir = join(root, 'broken')
  await mkdir(join(dataDir, 'database'), { recursive: true })
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), 'nonsense')
  await expect(openEmbedded({ dataDir })).rejects.toThrow()
  await rm(join(dataDir, 'database'), { recursive: true })
  const { ping, close } = await openEmbedded({ dataDir, templateDir: await findTemplate() })
  await ping()
  await close()
  await expect(ping()).rejects.toThrow('closed')
})
