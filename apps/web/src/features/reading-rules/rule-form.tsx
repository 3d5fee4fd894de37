import { type ScanToTry, saveReadingRule } from '@sondeo/contract/reading-rules'
import { useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { explainCode, explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { type RuleDraft, ruleOf } from './rule-draft.ts'
import { RuleInputs } from './rule-inputs.tsx'
import { RulePreview } from './rule-preview.tsx'
import { useSaveRule } from './use-reading-rules.ts'

type Props = {
  start: RuleDraft
  scans: readonly ScanToTry[]
  /** The scan that one came from. */
  cameFrom?: ScanToTry | undefined
  onDone: () => void
}

const scanFor = (scans: readonly ScanToTry[], host: string) =>
  scans.find(({ url }) => URL.parse(url)?.host === host) ?? scans[0]

/** One rule, written beside what it finds. */
export function RuleForm({ start, scans, cameFrom, onDone }: Props) {
  const { form: text } = useRulesMessages()
  const language = useLanguage()
  const [draft, setDraft] = useState(start)
  const [scanId, setScanId] = useState(scanFor(cameFrom ? [cameFrom, ...scans] : scans, start.host)?._id ?? '')
  const save = useSaveRule()
  const finish = () => {
    showToast(text.saved)
    onDone()
  }
  const say = (error: unknown) => {
    const failure = explainFlowError({ error, language, first: text.failed })
    return <Alert detail={failure.detail}>{failure.text}</Alert>
  }
  return (
    <Card className="p-5 sm:p-6">
      <Form
        schema={saveReadingRule.body}
        read={() => ({ ruleId: draft.ruleId, rule: ruleOf(draft) })}
        onSend={body => save.mutate(body, { onSuccess: finish })}
        isSending={save.isPending}
        error={save.error}
        className="grid gap-8 xl:grid-cols-2"
      >
        {({ objection, error, mistakeIn }) => (
          <>
            <div className="grid content-start gap-5">
              <h2 className="text-lg">{draft.ruleId === null ? text.newTitle : text.editTitle}</h2>
              <RuleInputs
                draft={draft}
                scanId={scanId}
                onChange={change => {
                  save.reset()
                  setDraft({ ...draft, ...change })
                }}
                mistakeIn={field => {
                  // The schema names a field by its place in the body, the check of the selectors by its place in the rule.
                  const code = mistakeIn(`rule.${field}`) ?? mistakeIn(field)
                  return code && explainCode(code, language)
                }}
              />
              {(objection ?? error) !== null && say(objection ?? error)}
              <div className="flex flex-wrap gap-3">
                <Button type="submit" isBusy={save.isPending}>
                  {save.isPending ? text.saving : text.save}
                </Button>
                <Button variant="ghost" onClick={onDone}>
                  {text.cancel}
                </Button>
              </div>
            </div>
            <RulePreview draft={draft} scans={scans} scanId={scanId} onScan={setScanId} />
          </>
        )}
      </Form>
    </Card>
  )
}
