import { type Batch, getBatch } from '@sondeo/contract/batches'
import { readNext } from '../src/features/website-analysis/batches/read-next.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'

type Begun = { client: TestClient; ownerId: string; batchId: string }

/** Works a batch off step by step, as its lanes would, without waiting for the queue. The server works on no jobs itself. */
export async function finishBatch(server: TestServer, { client, ownerId, batchId }: Begun): Promise<Batch> {
  for (;;) {
    const { batch } = (await client.call(getBatch, { batchId })).body
    if (batch.state === 'done') return batch
    await readNext(server.services, { ownerId, batchId })
  }
}
