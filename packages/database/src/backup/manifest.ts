import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BadBackup, WrongEncryptionKey } from '../database-errors.ts'
import { migrationsFolder } from '../engine/migrations-folder.ts'
import type { Seal } from '../sealing/seal.ts'

const FORMAT = 1
const NAME = 'manifest.json'
const PLACE = 'backup:key'

/** What a backup says of itself, read before anything is touched. */
const Manifest = z.object({
  product: z.literal('sondeo'),
  format: z.number(),
  engine: z.enum(['embedded', 'postgres']),
  createdAt: z.iso.datetime(),
  /** The newest change of the tables that it has. */
  lastMigration: z.number(),
  /** A word sealed with its key: tells a wrong key at once. */
  keyProof: z.string(),
})
type Manifest = z.infer<typeof Manifest>

type Facts = Pick<Manifest, 'engine' | 'lastMigration'> & { seal: Seal; now: Date }

export async function writeManifest(folder: string, { engine, lastMigration, seal, now }: Facts): Promise<void> {
  const proof = await seal.close(PLACE, Buffer.from('fits'))
  const manifest: Manifest = {
    product: 'sondeo',
    format: FORMAT,
    engine,
    createdAt: now.toISOString(),
    lastMigration,
    keyProof: Buffer.from(proof).toString('base64'),
  }
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** The manifest of an unpacked backup that this version can restore with this key. */
export async function checkManifest(
  folder: string,
  { engine, seal }: { engine: Manifest['engine']; seal: Seal },
): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => '')
  const manifest = parse(text)
  if (!manifest) throw new BadBackup('not-ours')
  if (manifest.format > FORMAT || manifest.lastMigration > readNewestMigration()) throw new BadBackup('newer')
  if (manifest.engine !== engine) throw new BadBackup(manifest.engine === 'embedded' ? 'is-embedded' : 'is-postgres')
  try {
    await seal.open(PLACE, Buffer.from(manifest.keyProof, 'base64'))
  } catch {
    throw new WrongEncryptionKey()
  }
  return manifest
}

function parse(text: string): Manifest | undefined {
  try {
    return Manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

function readNewestMigration(): number {
  const { entries } = Journal.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
  return Math.max(...entries.map(entry => entry.when))
}
