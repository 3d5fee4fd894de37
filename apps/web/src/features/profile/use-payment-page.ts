import type { BodyOf } from '@sondeo/contract/endpoint'
import { buyCredits, openPortal, startCheckout } from '@sondeo/contract/plans/plan-calls'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'

type Order =
  | { page: 'checkout'; body: BodyOf<typeof startCheckout> }
  | { page: 'credits'; body: BodyOf<typeof buyCredits> }
  | { page: 'portal' }

function askForPage(order: Order): Promise<{ url: string }> {
  if (order.page === 'checkout') return call(startCheckout, order.body)
  if (order.page === 'credits') return call(buyCredits, order.body)
  return call(openPortal, undefined)
}

/** Opens a page of the payment service in this tab; its way back leads here. */
export const usePaymentPage = () =>
  useMutation({
    mutationFn: askForPage,
    onSuccess: ({ url }) => window.location.assign(url),
  })
