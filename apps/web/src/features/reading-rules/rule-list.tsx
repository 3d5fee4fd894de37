import type { KeptRule } from '@sondeo/contract/reading-rules'
import { useState } from 'react'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useDeleteRule } from './use-reading-rules.ts'

type Props = {
  /** Where the list is not what the page is about. */
  heading?: string | undefined
  rules: readonly KeptRule[]
  canEdit: boolean
  onEdit: (rule: KeptRule) => void
}

export function RuleList({ heading, rules, canEdit, onEdit }: Props) {
  const text = useRulesMessages()
  const language = useLanguage()
  const [leaving, setLeaving] = useState<KeptRule | null>(null)
  const remove = useDeleteRule()
  const failure = explainFlowError({ error: remove.error, language, whatFailed: text.removeFailed })
  const close = () => {
    remove.reset()
    setLeaving(null)
  }
  if (rules.length === 0) return null
  return (
    <>
      {heading && <h2 className="text-lg">{heading}</h2>}
      <ul className="grid gap-3">
        {rules.map(kept => (
          <li key={kept._id}>
            <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold wrap-anywhere">{kept.rule.name}</p>
                <p className="text-sm text-ink-2 wrap-anywhere">
                  {kept.rule.host}
                  {kept.rule.path || ` · ${text.wholeSite}`} · {text.fieldCount(kept.rule.fields.length)}
                </p>
              </div>
              <div className="flex gap-2">
                {canEdit && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={text.editRule(kept.rule.name)}
                    onClick={() => onEdit(kept)}
                  >
                    {text.edit}
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={text.removeRule(kept.rule.name)}
                  onClick={() => setLeaving(kept)}
                >
                  {text.remove}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={leaving !== null}
        onClose={close}
        canClose={!remove.isPending}
        title={text.removeTitle(leaving?.rule.name ?? '')}
        description={text.removeText}
      >
        {remove.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
        <ButtonRow>
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() =>
              leaving &&
              remove.mutate(leaving._id, {
                onSuccess: () => {
                  showToast(text.removed)
                  close()
                },
              })
            }
          >
            {text.remove}
          </Button>
          <Button variant="ghost" disabled={remove.isPending} onClick={close}>
            {text.keep}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  )
}
