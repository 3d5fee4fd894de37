import { paths } from '@sondeo/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../browser/call-error.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { type ScanOrder, useScanWebsite } from './use-scan-website.ts'

const hrefOf = (address: string) => URL.parse(address)?.href ?? address

/**
 * Starts a scan and goes to its place as soon as that is known; at the latest when it has ended well. With a login it
 * stays where it was typed until then: what was typed lives in that form only.
 */
export function useStartScan({ onSuccess }: { onSuccess?: () => void } = {}) {
  const navigate = useNavigate()
  const scan = useScanWebsite()
  const { isPending, variables: order } = scan
  const website = useOpenWork().filter(({ tool }) => tool === 'website')
  const running =
    isPending && order
      ? website.find(({ state, name }) => state === 'running' && name === hrefOf(order.url))
      : undefined
  const placeId = order?.auth ? undefined : running?._id
  useEffect(() => {
    if (placeId) void navigate(paths.scanPlace(placeId))
  }, [placeId, navigate])
  const start = (next: ScanOrder) =>
    scan.mutate(next, {
      onSuccess: scanId => {
        onSuccess?.()
        void navigate(paths.websitePrompt(scanId))
      },
    })
  // Whoever stops a scan knows it: that is no failure.
  const isStopped = scan.error instanceof CallError && scan.error.code === 'scan_stopped'
  return {
    start,
    running,
    isPending,
    isStopped,
    isError: scan.isError && !isStopped,
    error: isStopped ? null : scan.error,
  }
}
