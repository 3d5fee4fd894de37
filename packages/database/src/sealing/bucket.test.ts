import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES, openTestDatabase, TEST_ENCRYPTION_KEY, type TestDatabase } from '@sondeo/test-kit/open-test-database'
import { startS3 } from '@sondeo/test-kit/stand-ins/start-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PageStoreAway } from '../database-errors.ts'
import { type OpenDatabase, openDatabase } from '../open-database.ts'
import type { Stores } from '../stores.ts'
import { openS3Objects } from './s3-objects.ts'

const NEW_KEY = 'the key that comes after the key for tests'
const SECRET = 'Zwiebelkuchen'
/** The bucket's clock is nobody's to set. */
const now = new Date()
const soon = new Date(now.getTime() + 3_600_000)

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())

describe.each(ENGINES)('bodies in a bucket, beside the %s engine', engine => {
  let opened: TestDatabase
  let database: OpenDatabase
  let stores: Stores
  let ownerId: string
  let earlierPage: string
  const open = (options: Partial<Parameters<typeof openDatabase>[0]> = {}) =>
    openDatabase({
      ...{ url: opened.url, dataDir: opened.dataDir, encryptionKey: TEST_ENCRYPTION_KEY, bucket: s3.bucket },
      ...options,
    })
  async function reopen(options?: Parameters<typeof open>[0]) {
    await database.close()
    database = await open(options)
    stores = database.stores
  }
  async function savePage(text: string, owner = ownerId) {
    const scan = await stores.scans.start({ ownerId: owner, url: 'https://tienda.example/', now })
    const scanId = scan.result === 'started' ? scan.id : ''
    const page = { position: 0, details: { url: 'x' }, body: Buffer.from(text), now }
    const saved = await stores.pages.save({ ownerId: owner, scanId, ...page })
    return saved.result === 'saved' ? saved.page.id : ''
  }
  const readPage = async (pageId: string) => (await stores.pages.readBody({ ownerId, pageId, now }))?.toString()

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    ownerId = await opened.newOwner()
    database = opened.database
    stores = database.stores
    earlierPage = await savePage(`before ${SECRET}`)
    await reopen()
  })
  afterAll(async () => {
    await database.close()
    await opened.discard()
  })

  test('new pages and large documents lie there sealed, and those of before are still read', async () => {
    const pageId = await savePage(`<p>${SECRET}</p>`)
    const document = { prompt: null, content: randomBytes(300_000).toString('base64'), summary: null, details: {} }
    const search = { ownerId, tool: 'website', name: 'muchas', documentVersion: 1, document, now } as const
    const created = await stores.searches.create(search)
    const objects = await s3.listObjects()
    expect(objects).toHaveLength(2)
    expect(Buffer.concat(objects.map(({ content }) => content)).includes(SECRET)).toBe(false)
    expect(objects.some(({ path }) => path.includes(ownerId))).toBe(false)
    expect(await readPage(pageId)).toBe(`<p>${SECRET}</p>`)
    expect(await readPage(earlierPage)).toBe(`before ${SECRET}`)
    const searchId = created.result === 'created' ? created.id : ''
    expect((await stores.searches.find({ ownerId, searchId }))?.document).toEqual(document)
    // The same content is not written twice.
    await savePage(`<p>${SECRET}</p>`)
    expect(await s3.listObjects()).toHaveLength(2)
    const bytes = objects.reduce((sum, { content }) => sum + content.length, 0)
    expect((await stores.service.measure()).bucket).toEqual({ count: 2, bytes })
  })

  test('while it is away, what needs it fails and says so, nothing is lost, and all goes on when it is back', async () => {
    const pageId = await savePage('<p>kept</p>')
    s3.door.shut()
    await expect(savePage('<p>new</p>')).rejects.toThrow(PageStoreAway)
    await expect(readPage(pageId)).rejects.toThrow(PageStoreAway)
    await expect(open()).rejects.toThrow(/^The (S3 bucket paginas cannot be used|database in)/)
    expect(await readPage(earlierPage)).toBe(`before ${SECRET}`)
    s3.door.open()
    expect(await readPage(pageId)).toBe('<p>kept</p>')
  })

  test('a new key takes over what lies there as well as what lies here', async () => {
    const pageId = await savePage('<p>renewed</p>')
    const before = (await s3.listObjects()).map(({ path }) => path)
    await reopen({ encryptionKey: NEW_KEY, alsoOpens: TEST_ENCRYPTION_KEY })
    const older = (await stores.service.countOlderSeals()) ?? 0
    expect(await stores.service.renewSeals()).toBe(older)
    expect(await stores.service.countOlderSeals()).toBe(0)
    const after = (await s3.listObjects()).map(({ path }) => path)
    expect(after).toHaveLength(before.length)
    expect(after.filter(path => before.includes(path))).toEqual([])
    await reopen({ encryptionKey: NEW_KEY })
    expect([await readPage(pageId), await readPage(earlierPage)]).toEqual(['<p>renewed</p>', `before ${SECRET}`])
    await reopen({ encryptionKey: TEST_ENCRYPTION_KEY, alsoOpens: NEW_KEY })
    await stores.service.renewSeals()
  })

  test('the clean-up removes in both places what nobody names, and nothing of others in the same bucket', async () => {
    const objects = openS3Objects(s3.bucket)
    await objects.put('somebody-elses/bodies/x', Buffer.from('1'))
    const [ours] = await objects
      .list('sondeo-')
      .next()
      .then(({ value }) => value ?? [])
    const root = String(ours?.key).split('/')[0]
    // As a process leaves it that is killed between the object and its row.
    await objects.put(`${root}/bodies/left/behind`, Buffer.from('2'))
    // More than one answer of the store lists.
    const many = Array.from({ length: engine === 'postgres' ? 1_001 : 1 }, (_, index) => `${root}/bodies/many/${index}`)
    await s3.repeatObject(`${root}/bodies/left/behind`, many)
    expect((await stores.retention.removeExpired(now)).bodies).toBe(0)
    const named = (await stores.service.measure()).bucket.count
    expect((await stores.retention.removeExpired(soon)).bodies).toBe(many.length + 1)
    expect(await s3.listObjects(`${root}/bodies`)).toHaveLength(named)
    expect(await s3.listObjects('somebody-elses')).toHaveLength(1)
    await objects.remove(['somebody-elses/bodies/x'])
    objects.close()
    // All scans are over, and only the large document is still named.
    await stores.retention.removeExpired(new Date(now.getTime() + 40 * 24 * 3_600_000))
    expect(await s3.listObjects()).toHaveLength(1)
    expect((await stores.service.measure()).filesBytes).toBe(0)
  })

  test('an account that is deleted leaves nothing there, at the latest after the next clean-up', async () => {
    const made = await stores.users.create({ email: 'leaver@example.org', passwordHash: null, now })
    const leaver = made.result === 'created' ? made.user.id : ''
    const before = (await s3.listObjects()).length
    await savePage('<p>mine</p>', leaver)
    await stores.users.remove({ ownerId: leaver })
    expect(await s3.listObjects()).toHaveLength(before)
    await savePage('<p>again</p>')
    s3.door.shut()
    expect(await stores.users.remove({ ownerId })).toBe(true)
    s3.door.open()
    expect(await s3.listObjects()).toHaveLength(before + 1)
    await stores.retention.removeExpired(soon)
    expect(await s3.listObjects()).toEqual([])
  })

  test('a start that lacks it is refused while pages lie there', async () => {
    ownerId = await stores.users
      .create({ email: 'last@example.org', passwordHash: null, now })
      .then(made => (made.result === 'created' ? made.user.id : ''))
    await savePage('<p>last</p>')
    await database.close()
    await expect(open({ bucket: undefined })).rejects.toThrow(/Set S3_BUCKET/)
    await expect(open({ bucket: { ...s3.bucket, name: 'nobody-has-it' } })).rejects.toThrow(/NoSuchBucket/)
    const keys = { id: 'somebody', secret: 'else' }
    await expect(open({ bucket: { ...s3.bucket, keys } })).rejects.toThrow(/InvalidAccessKeyId/)
    database = await open()
    stores = database.stores
    await stores.users.remove({ ownerId })
    expect(existsSync(join(opened.dataDir, 'pages')) && engine === 'postgres').toBe(false)
  })
})
