import {
  type Batch,
  correctBatch,
  createBatch,
  deleteBatch,
  findAddresses,
  getBatch,
  getBatches,
  planBatch,
  retryBatch,
  stopBatch,
} from '@sondeo/contract/batches'
import type { BodyOf } from '@sondeo/contract/endpoint'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

const whileRunningMs = 1500

export const useBatches = () =>
  useQuery({
    queryKey: useQueryKeys().batches,
    queryFn: async ({ signal }) => (await call(getBatches, undefined, { signal })).batches,
    refetchInterval: ({ state }) => (state.data?.some(batch => batch.state !== 'done') ? whileRunningMs : false),
  })

export function useBatch(batchId: string) {
  const client = useQueryClient()
  const keys = useQueryKeys()
  const queryKey = keys.batch(batchId)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { batch } = await call(getBatch, { batchId }, { signal })
      const before = client.getQueryData<Batch>(queryKey)
      if (before && before.state !== 'done' && batch.state === 'done') forgetTable(client, keys, batch)
      return batch
    },
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'done' ? whileRunningMs : false),
  })
}

/** A table was made anew: what is known of it, and the list of saved searches, is of before. */
function forgetTable(client: QueryClient, keys: ReturnType<typeof useQueryKeys>, { searchId, tables }: Batch) {
  void client.invalidateQueries({ queryKey: keys.searches })
  for (const id of new Set([...(searchId ? [searchId] : []), ...tables.map(table => table.searchId)])) {
    void client.invalidateQueries({ queryKey: keys.savedSearch(id) })
    void client.invalidateQueries({ queryKey: keys.typedTable(id) })
  }
}

export const usePlanBatch = () => useMutation({ mutationFn: (addresses: string[]) => call(planBatch, { addresses }) })

export const useFindAddresses = () =>
  useMutation({
    mutationFn: (source: BodyOf<typeof findAddresses>) => call(findAddresses, source),
  })

/** Whatever was done, what is on screen is the answer, and the lists are fetched anew. */
function useKeepBatch() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return (batch: Batch) => {
    client.setQueryData(keys.batch(batch._id), batch)
    forgetTable(client, keys, batch)
    return client.invalidateQueries({ queryKey: keys.batches, exact: true })
  }
}

export const useCreateBatch = () =>
  useMutation({
    mutationFn: async (body: BodyOf<typeof createBatch>) => (await call(createBatch, body)).batch,
    onSuccess: useKeepBatch(),
  })

const acts = { stop: stopBatch, retry: retryBatch }

export const useActOnBatch = (batchId: string) =>
  useMutation({
    mutationFn: async (act: keyof typeof acts) => (await call(acts[act], { batchId })).batch,
    onSuccess: useKeepBatch(),
  })

export const useCorrectBatch = (batchId: string) =>
  useMutation({
    mutationFn: async (change: Omit<BodyOf<typeof correctBatch>, 'batchId'>) =>
      (await call(correctBatch, { batchId, ...change })).batch,
    onSuccess: useKeepBatch(),
  })

export function useDeleteBatch(batchId: string) {
  const client = useQueryClient()
  const { batches } = useQueryKeys()
  return useMutation({
    mutationFn: () => call(deleteBatch, { batchId }),
    onSuccess: () => client.invalidateQueries({ queryKey: batches, exact: true }),
  })
}
