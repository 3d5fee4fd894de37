import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startDoor } from './start-door.ts'

/** The part of it that we use; it brings no types. */
type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> }
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('@20minutes/s3rver')

const NAME = 'paginas'
const KEYS = { id: 'S3RVER', secret: 'S3RVER' }

/** A server that speaks S3 and knows who may ask, behind a door that takes it away. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'sondeo-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It leaves out the last slash of a bucket's own address, with which today's SDK signs.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: NAME }],
  })
  const { port } = await server.run()
  const door = await startDoor(`http://127.0.0.1:${port}`)
  const endpoint = door.url.replace(/\/$/, '')
  return {
    door,
    bucket: { name: NAME, region: 'us-east-1', endpoint, keys: KEYS },
    env: { S3_BUCKET: NAME, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: KEYS.id, S3_SECRET_ACCESS_KEY: KEYS.secret },
    /** What lies there under names that hold this word, as anybody sees it who has the disk. */
    async listObjects(word = '/bodies/'): Promise<{ path: string; content: Buffer }[]> {
      const files = await readdir(directory, { recursive: true, withFileTypes: true })
      const paths = files
        .filter(file => file.isFile() && file.name.endsWith('_object'))
        .map(file => join(file.parentPath, file.name))
      const wanted = paths.filter(path => path.includes(word))
      return Promise.all(wanted.map(async path => ({ path, content: await readFile(path) })))
    },
    /** Lays the same object under more names, on the disk: a thousand puts take seconds of processor time. */
    async repeatObject(key: string, names: readonly string[]): Promise<void> {
      const pathOf = (name: string, part: string) => join(directory, NAME, `${name}._S3rver_${part}`)
      for (const name of names) {
        await mkdir(dirname(pathOf(name, 'object')), { recursive: true })
        const parts = ['object', 'object.md5', 'metadata.json']
        await Promise.all(parts.map(part => copyFile(pathOf(key, part), pathOf(name, part))))
      }
    },
    async close() {
      await door.close()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
