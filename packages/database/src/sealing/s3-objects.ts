import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { PageStoreAway } from '../database-errors.ts'
import type { BucketSettings, ObjectStore } from './object-store.ts'

const CONNECT_TIMEOUT_MS = 3_000
/** Without a sign; a body of megabytes gives many. */
const SILENCE_MS = 10_000
const MAX_TRIES = 2
/** As many as one request may name. */
const KEYS_AT_ONCE = 1_000

/** Any store that speaks S3. Loaded only where one is configured: the SDK takes a third of a second and 40 MB. */
export function openS3Objects({ name: Bucket, region, endpoint, keys }: BucketSettings): ObjectStore {
  const client = new S3Client({
    region,
    // Stores of one's own rarely have a name of their own for every bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Many stores know no checksums in trailers. What was altered does not open: it is sealed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      throwOnRequestTimeout: true,
    },
  })
  const away = (cause: unknown) =>
    new PageStoreAway(`The S3 bucket ${Bucket} cannot be used: ${explain(cause)}`, { cause })

  return {
    async put(Key, Body) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body }))
      } catch (error) {
        throw away(error)
      }
    },

    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw away(error)
      }
    },

    async remove(all) {
      for (let from = 0; from < all.length; from += KEYS_AT_ONCE) {
        const Objects = all.slice(from, from + KEYS_AT_ONCE).map(Key => ({ Key }))
        try {
          const reply = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
          const [failed] = (reply.Errors ?? []).filter(({ Code }) => Code !== 'NoSuchKey')
          if (failed) throw new Error(`${failed.Code}: ${failed.Message}`)
        } catch (error) {
          throw away(error)
        }
      }
    },

    // By the last key that was seen, and not by a token: every store knows that, whatever else it lacks.
    async *list(Prefix) {
      let Marker: string | undefined
      do {
        const reply = await client
          .send(new ListObjectsCommand({ Bucket, Prefix, ...(Marker !== undefined && { Marker }) }))
          .catch(error => {
            throw away(error)
          })
        const found = reply.Contents ?? []
        Marker = reply.IsTruncated ? found.at(-1)?.Key : undefined
        yield found.flatMap(({ Key, LastModified }) =>
          Key === undefined || LastModified === undefined ? [] : [{ key: Key, modifiedAt: LastModified }],
        )
      } while (Marker !== undefined)
    },

    close: () => client.destroy(),
  }
}

/** Never what was asked for: keys of objects tell whose they are. */
function explain(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(explain).join('; ')
  if (!(cause instanceof Error)) return String(cause)
  return cause.message && cause.message !== cause.name ? `${cause.name}: ${cause.message}` : cause.name
}
