import { changePlan, type PlanResponse } from '@sondeo/contract/plans/plan-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { type PlanTexts, usePlanMessages } from '../../messages/plan.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { formatLongDay } from './describe-next.ts'
import { kindOfChange, type PlanChange } from './plan-change.ts'

type Props = { plan: PlanResponse; change: PlanChange | null; onClose: () => void }

/** Says what a change means, and when it comes, before it is made. */
export function ChangeDialog({ plan, change, onClose }: Props) {
  const text = usePlanMessages()
  const language = useLanguage()
  const client = useQueryClient()
  const keys = useQueryKeys()
  const save = useMutation({
    mutationFn: (body: PlanChange) => call(changePlan, body),
    onSuccess: ({ plan: changed }) => {
      client.setQueryData(keys.plan, changed)
      showToast(text.choice.changed)
      close()
    },
  })
  const close = () => {
    save.reset()
    onClose()
  }
  const failure = explainFlowError({ error: save.error, language, whatFailed: text.choice.changeFailed })
  const day = plan.next ? formatLongDay(plan.next.at, language) : ''
  const words = change ? wordsFor(plan, change, { text, day }) : { title: '', description: '' }
  return (
    <Dialog
      isOpen={change !== null}
      onClose={close}
      canClose={!save.isPending}
      title={words.title}
      description={words.description}
    >
      {save.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      <ButtonRow>
        <Button
          variant={change?.plan === 'none' ? 'danger' : 'primary'}
          isBusy={save.isPending}
          onClick={() => change && save.mutate(change)}
        >
          {save.isPending ? text.dialog.confirming : text.dialog.confirm}
        </Button>
        <Button variant="ghost" disabled={save.isPending} onClick={close}>
          {text.dialog.back}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}

function wordsFor(plan: PlanResponse, change: PlanChange, { text, day }: { text: PlanTexts; day: string }) {
  const { dialog, names } = text
  if (change.plan === 'none') return { title: dialog.cancel, description: dialog.cancelText(day) }
  const name = names[change.plan]
  const kind = kindOfChange(plan, { plan: change.plan, interval: change.interval })
  if (kind === 'keep') return { title: dialog.keep(name), description: dialog.keepText }
  if (kind === 'down') return { title: dialog.down(name), description: dialog.downText(day) }
  return { title: dialog.up(name), description: plan.plan === 'trial' ? dialog.upTrialText : dialog.upText }
}
