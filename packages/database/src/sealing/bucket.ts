import { createHash, randomUUID } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'
import type { Seal } from './seal.ts'

/** A bucket with our own place in it: it may hold what belongs to others, and that is neither looked at nor removed. */
export type Bucket = {
  objects: ObjectStore
  /** What all of ours begin with, or all of one owner. */
  prefixOf: (ownerId?: string) => string
  /** Never used twice: whoever removes one cannot hit what somebody else has just written. */
  newKey: (body: { ownerId: string; address: string }) => string
}

/** Tries it at once, so that a wrong setting is seen at the start and not by the first user. */
export async function openBucket(objects: ObjectStore, seal: Seal): Promise<Bucket> {
  const root = `sondeo-${seal.fingerprint('bucket').slice(0, 16)}/`
  await objects.put(`${root}last-start`, Buffer.from('written by every start of a process\n'))
  await objects.list(root).next()
  const hashOf = (ownerId: string) => createHash('sha256').update(ownerId).digest('hex').slice(0, 32)
  const prefixOf = (ownerId?: string) => `${root}bodies/${ownerId === undefined ? '' : `${hashOf(ownerId)}/`}`
  return { objects, prefixOf, newKey: ({ ownerId, address }) => `${prefixOf(ownerId)}${address}-${randomUUID()}` }
}
