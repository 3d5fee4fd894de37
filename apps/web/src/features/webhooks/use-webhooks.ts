import type { BodyOf } from '@sondeo/contract/endpoint'
import * as calls from '@sondeo/contract/webhooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'

export const useWebhooks = () =>
  useQuery({
    queryKey: useQueryKeys().webhooks,
    queryFn: ({ signal }) => call(calls.getWebhooks, undefined, { signal }),
  })

export const useDeliveries = (webhookId: string, isShown: boolean) =>
  useQuery({
    queryKey: useQueryKeys().deliveries(webhookId),
    queryFn: ({ signal }) => call(calls.getWebhookDeliveries, undefined, { query: { webhookId }, signal }),
    enabled: isShown,
  })

/** Whatever was done, the list and every log are fetched anew. */
function useFresh() {
  const client = useQueryClient()
  const { webhooks } = useQueryKeys()
  return () => client.invalidateQueries({ queryKey: webhooks })
}

export function useSaveWebhook() {
  const onSuccess = useFresh()
  return useMutation({
    mutationFn: async ({ webhookId, ...body }: BodyOf<typeof calls.createWebhook> & { webhookId: string | null }) => {
      if (webhookId === null) return (await call(calls.createWebhook, body)).secret
      await call(calls.updateWebhook, { webhookId, ...body })
      return null
    },
    onSuccess,
  })
}

export function useActOnWebhook(webhookId: string) {
  const onSuccess = useFresh()
  const options = { onSuccess }
  return {
    change: useMutation({
      mutationFn: (state: 'active' | 'paused') => call(calls.updateWebhook, { webhookId, state }),
      ...options,
    }),
    test: useMutation({ mutationFn: () => call(calls.testWebhook, { webhookId }), ...options }),
    renew: useMutation({ mutationFn: () => call(calls.renewWebhookSecret, { webhookId }), ...options }),
    remove: useMutation({ mutationFn: () => call(calls.deleteWebhook, { webhookId }), ...options }),
  }
}

export function useResend() {
  const onSuccess = useFresh()
  return useMutation({
    mutationFn: (deliveryId: string) => call(calls.resendDelivery, { deliveryId }),
    onSuccess,
  })
}
