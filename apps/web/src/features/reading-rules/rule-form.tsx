import { type ScanToTry, saveReadingRule } from '@sondeo/contract/reading-rules'
import { useId, useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { explainCode, explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, FieldFrame } from '../../ui/fields/field.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import { Fold } from '../../ui/fold.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { PointingArea } from './pointing/pointing-area.tsx'
import { dropEmpty, type RuleDraft, ruleOf } from './rule-draft.ts'
import { RuleInputs } from './rule-inputs.tsx'
import { RulePreview } from './rule-preview.tsx'
import { RuleStep } from './rule-step.tsx'
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

/** One rule: pointed at on a page that was scanned, or written in selectors, with what it finds. */
export function RuleForm({ start, scans, cameFrom, onDone }: Props) {
  const { form: text } = useRulesMessages()
  const language = useLanguage()
  const [draft, setDraft] = useState(start)
  const [scanId, setScanId] = useState(scanFor(cameFrom ? [cameFrom, ...scans] : scans, start.host)?._id ?? '')
  const scan = (cameFrom ? [cameFrom, ...scans] : scans).find(({ _id }) => _id === scanId)
  const preview = { draft, scanId }
  const save = useSaveRule()
  const whyId = useId()
  const hasColumn = dropEmpty(draft.fields).length > 0
  const change = (change: Partial<RuleDraft>) => {
    save.reset()
    setDraft({ ...draft, ...change })
  }
  const finish = () => {
    showToast(text.saved)
    onDone()
  }
  const say = (error: unknown) => {
    const failure = explainFlowError({ error, language, whatFailed: text.failed })
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
        className="grid grid-cols-[minmax(0,1fr)] gap-8"
      >
        {({ objection, error, mistakeIn }) => {
          // The schema names a field by its place in the body, the check of the selectors by its place in the rule.
          const explain = (field: string) => {
            const code = mistakeIn(`rule.${field}`) ?? mistakeIn(field)
            return code && explainCode(code, language)
          }
          return (
            <>
              {scans.length > 1 && (
                <div className="max-w-xl">
                  <FieldFrame label={text.page}>
                    {control => (
                      <SelectBox value={scanId} onChange={event => setScanId(event.target.value)} {...control}>
                        {scans.map(({ _id, url, title }) => (
                          <option key={_id} value={_id}>
                            {title ? `${title} · ${url}` : url}
                          </option>
                        ))}
                      </SelectBox>
                    )}
                  </FieldFrame>
                </div>
              )}
              {scan ? (
                <PointingArea key={scan._id} draft={draft} scan={scan} onChange={change}>
                  <RulePreview number={2} {...preview} />
                </PointingArea>
              ) : (
                <RulePreview number={1} {...preview} />
              )}
              <RuleStep number={scan ? 3 : 2} title={text.finish}>
                <div className="max-w-xl">
                  <Field
                    name="name"
                    label={text.name}
                    placeholder={text.namePlaceholder}
                    autoComplete="off"
                    value={draft.name}
                    error={explain('name')}
                    onChange={event => change({ name: event.target.value })}
                  />
                </div>
                <Fold isForced={!scan || objection !== null || error !== null} label={text.advanced}>
                  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-t border-line p-4">
                    <RuleInputs draft={draft} onChange={change} mistakeIn={explain} />
                  </div>
                </Fold>
                {(objection ?? error) !== null && say(objection ?? error)}
                <div className="flex flex-wrap items-center gap-3">
                  <Button
                    type="submit"
                    isBusy={save.isPending}
                    disabled={!hasColumn}
                    aria-describedby={hasColumn ? undefined : whyId}
                  >
                    {save.isPending ? text.saving : text.save}
                  </Button>
                  <Button variant="ghost" onClick={onDone}>
                    {text.cancel}
                  </Button>
                  {!hasColumn && (
                    <p id={whyId} className="text-sm text-ink-2">
                      {text.columnFirst}
                    </p>
                  )}
                </div>
              </RuleStep>
            </>
          )
        }}
      </Form>
    </Card>
  )
}
