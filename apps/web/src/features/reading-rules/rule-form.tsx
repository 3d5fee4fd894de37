import type { ScanToTry } from '@sondeo/contract/reading-rules'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../browser/call-error.ts'
import { explainCode, explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { newField, type RuleDraft, rowOfField } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { RulePreview } from './rule-preview.tsx'
import { useSaveRule, useSuggestRule } from './use-reading-rules.ts'

type Props = { start: RuleDraft; scans: readonly ScanToTry[]; onDone: () => void }

const scanFor = (scans: readonly ScanToTry[], host: string) =>
  scans.find(({ url }) => URL.parse(url)?.host === host) ?? scans[0]

/** One rule, written beside what it finds. */
export function RuleForm({ start, scans, onDone }: Props) {
  const { form: text } = useRulesMessages()
  const language = useLanguage()
  const [draft, setDraft] = useState(start)
  const [scanId, setScanId] = useState(scanFor(scans, start.host)?._id ?? '')
  const save = useSaveRule()
  const suggest = useSuggestRule()
  const fillIn = () =>
    suggest.mutate(scanId, {
      onSuccess: rule => {
        if (!rule) return
        const { item } = rule
        const fields = rule.fields.map(field => ({ ...newField(), ...field, attribute: field.attribute ?? '' }))
        set({ item, fields, name: draft.name || rule.name })
      },
    })
  const failure = explainFlowError({ error: save.error, language, first: text.failed })
  const mistakes = save.error instanceof CallError ? save.error.fields : []
  const mistakeAt = (field: string) => {
    const found = mistakes.find(mistake => mistake.field.replace(/^rule\./, '') === field)
    return found && explainCode(found.code, language)
  }
  const mistakeInRow = (row: number, part: string) =>
    mistakes
      .map(({ field, code }) => ({ parts: field.replace(/^rule\./, '').split('.'), code }))
      .filter(({ parts }) => parts[0] === 'fields' && rowOfField(draft, Number(parts[1])) === row && parts[2] === part)
      .map(({ code }) => explainCode(code, language))[0]
  const set = (change: Partial<RuleDraft>) => {
    save.reset()
    setDraft({ ...draft, ...change })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(draft, {
      onSuccess: () => {
        showToast(text.saved)
        onDone()
      },
    })
  }
  const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }
  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={submit} className="grid gap-8 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <h2 className="text-lg">{draft.ruleId === null ? text.newTitle : text.editTitle}</h2>
          <Field
            label={text.name}
            name="name"
            placeholder={text.namePlaceholder}
            autoComplete="off"
            value={draft.name}
            error={mistakeAt('name')}
            onChange={event => set({ name: event.target.value })}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              label={text.host}
              name="host"
              inputMode="url"
              placeholder={text.hostPlaceholder}
              {...plain}
              value={draft.host}
              error={mistakeAt('host')}
              onChange={event => set({ host: event.target.value })}
            />
            <Field
              label={text.path}
              name="path"
              hint={text.pathHint}
              {...plain}
              value={draft.path}
              error={mistakeAt('path')}
              onChange={event => set({ path: event.target.value })}
            />
          </div>
          <Field
            label={text.item}
            name="item"
            hint={text.itemHint}
            className="font-mono text-sm"
            {...plain}
            value={draft.item}
            error={mistakeAt('item')}
            onChange={event => set({ item: event.target.value })}
          />
          {scanId !== '' && (
            <div className="grid justify-items-start gap-2">
              <Button variant="outline" size="sm" isBusy={suggest.isPending} onClick={fillIn}>
                <Sparkles aria-hidden="true" />
                {text.suggest}
              </Button>
              {suggest.isSuccess && !suggest.data && <p className="text-sm text-ink-2">{text.suggestNone}</p>}
              {suggest.isError && <p className="text-sm font-medium text-error">{text.suggestFailed}</p>}
            </div>
          )}
          <RuleFields
            fields={draft.fields}
            onChange={fields => set({ fields })}
            mistakeIn={mistakeInRow}
            mistake={mistakeAt('fields')}
          />
          {save.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
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
      </form>
    </Card>
  )
}
