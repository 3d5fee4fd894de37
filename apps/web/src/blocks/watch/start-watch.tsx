import { paths } from '@sondeo/contract/paths'
import { type Every, runsPerMonth, type Watch, watchLimits } from '@sondeo/contract/watches/watch'
import { createWatch } from '@sondeo/contract/watches/watch-calls'
import { useState } from 'react'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { usePlanMessages } from '../../messages/plan.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { StatusBox } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Form } from '../form.tsx'
import { usePlan } from '../plan/use-plan.ts'
import { KeptLogin, readKeptLogin } from './kept-login.tsx'
import { useCreateWatch, useWatches } from './use-watches.ts'
import { WatchFailure } from './watch-failure.tsx'
import { readWatchFields, WatchFields } from './watch-fields.tsx'

export type WatchTarget = {
  /** The whole list of a scan, or what a saved answer holds. */
  of: { scanId: string } | { searchId: string }
  name: string
  /** How many pages were read for it; unknown for answers of before. */
  pages?: number | undefined
}

const longestName = 120

/** Everything is filled in: whoever agrees only confirms. What it costs is told before. */
export function StartWatch({ target, onClose }: { target: WatchTarget; onClose: () => void }) {
  const texts = useWatchMessages()
  const text = texts.add
  const create = useCreateWatch()
  const [every, setEvery] = useState<Every>('day')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const start = {
    every,
    at: '08:00',
    timeZone,
    mail: 'run' as const,
    deadlineDays: 7,
    name: target.name.slice(0, longestName),
  }
  if (create.data) return <Started watch={create.data} onClose={onClose} />
  return (
    <Form
      schema={createWatch.body}
      read={data => {
        const login = readKeptLogin(data)
        return { ...target.of, ...readWatchFields(data, start), ...(login && { login }) }
      }}
      onSend={body => create.mutate(body)}
      isSending={create.isPending}
      error={create.error}
      className="grid gap-4"
    >
      {({ error, mistakeIn }) => (
        <>
          <p className="text-sm text-ink-2">{text.lead}</p>
          <WatchFields start={start} every={every} onEvery={setEvery} mistakeIn={mistakeIn} />
          <KeptLogin mistakeIn={mistakeIn} label={texts.login.box} />
          <Costs every={every} pages={target.pages} />
          {error !== null && <WatchFailure error={error} whatFailed={text.failed} />}
          <ButtonRow>
            <Button type="submit" isBusy={create.isPending}>
              {create.isPending ? text.starting : text.start}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {text.cancel}
            </Button>
          </ButtonRow>
        </>
      )}
    </Form>
  )
}

/** What a watch takes, and how many the plan has. */
function Costs({ every, pages }: { every: Every; pages: number | undefined }) {
  const text = useWatchMessages().add
  const { names } = usePlanMessages()
  const { data: plan } = usePlan()
  const { data: running } = useWatches()
  return (
    <div className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-sm text-ink-2">
      <p className="tabular">
        {[text.runs(runsPerMonth[every]), pages ? text.pages(pages) : ''].filter(Boolean).join(' · ')}
      </p>
      <p>{text.free}</p>
      {plan?.plan && (
        <p className="tabular">
          {text.allowed(names[plan.plan], watchLimits[plan.plan].watches)}{' '}
          {running && text.inUse(running.watches.length)}
        </p>
      )}
    </div>
  )
}

function Started({ watch, onClose }: { watch: Watch; onClose: () => void }) {
  const text = useWatchMessages().add
  const language = useLanguage()
  return (
    <>
      <StatusBox detail={watch.nextRunAt && text.doneNext(formatWhen(watch.nextRunAt, language))}>
        {text.done}
      </StatusBox>
      <ButtonRow>
        <LinkButton to={paths.watch(watch._id)}>{text.show}</LinkButton>
        <Button variant="ghost" onClick={onClose}>
          {text.close}
        </Button>
      </ButtonRow>
    </>
  )
}
