import type { BatchItem } from '@sondeo/contract/batches'
import { paths } from '@sondeo/contract/paths'
import { explainCode } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LongList } from './long-list.tsx'

/** Signing in happens at the place of the scan, where the form stands open. */
const isWayIn = (code: BatchItem['code']) => code === 'site_needs_login'

const tones = { waiting: 'neutral', running: 'partial', done: 'true', failed: 'error', stopped: 'neutral' } as const

/** How far each address is, and why one failed. */
export function BatchItems({ items }: { items: readonly BatchItem[] }) {
  const text = useBatchMessages()
  const language = useLanguage()
  return (
    <LongList items={items}>
      {({ position, url, state, code, rowCount, pagesRead, scanId }) => (
        <li key={position} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
          <div className="min-w-0 flex-1 basis-64">
            <p className="text-sm wrap-anywhere">{url}</p>
            {code && state === 'failed' && (
              <p className="text-sm text-error">{isWayIn(code) ? text.view.needsLogin : explainCode(code, language)}</p>
            )}
          </div>
          <span className="tabular text-sm text-ink-3">
            {state === 'running' && pagesRead > 0 && text.view.pages(pagesRead)}
            {state === 'done' && rowCount !== null && text.view.rows(rowCount)}
          </span>
          {scanId && (
            <AppLink to={paths.scanPlace(scanId)} className="text-sm text-link hover:underline">
              {state === 'failed' && isWayIn(code) ? text.view.signIn : text.view.openScan}
            </AppLink>
          )}
          <Badge tone={tones[state]}>
            {state === 'running' && <Spinner />}
            {text.itemState[state]}
          </Badge>
        </li>
      )}
    </LongList>
  )
}
