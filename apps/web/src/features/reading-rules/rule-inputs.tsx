import { Sparkles } from 'lucide-react'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { newField, type RuleDraft, sentFieldOf } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { useSuggestRule } from './use-reading-rules.ts'

type Props = {
  draft: RuleDraft
  /** The scan that a rule can be proposed from; empty where there is none. */
  scanId: string
  onChange: (change: Partial<RuleDraft>) => void
  /** What is wrong with a field of the rule as it was sent. */
  mistakeIn: (field: string) => string | undefined
}

const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }

/** What a rule says: its name, its site, its records, and what of each. */
export function RuleInputs({ draft, scanId, onChange, mistakeIn }: Props) {
  const { form: text } = useRulesMessages()
  const propsOf = (name: 'name' | 'host' | 'path' | 'item') => ({
    name,
    label: text[name],
    value: draft[name],
    error: mistakeIn(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <Field {...propsOf('name')} placeholder={text.namePlaceholder} autoComplete="off" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...propsOf('host')} inputMode="url" placeholder={text.hostPlaceholder} {...plain} />
        <Field {...propsOf('path')} hint={text.pathHint} {...plain} />
      </div>
      <Field {...propsOf('item')} hint={text.itemHint} className="font-mono text-sm" {...plain} />
      {scanId !== '' && (
        <SuggestButton
          scanId={scanId}
          onSuggest={({ name, ...rest }) => onChange({ ...rest, name: draft.name || name })}
        />
      )}
      <RuleFields
        fields={draft.fields}
        onChange={fields => onChange({ fields })}
        mistakeIn={(row, part) => mistakeIn(`fields.${sentFieldOf(draft, row)}.${part}`)}
        mistake={mistakeIn('fields')}
      />
    </>
  )
}

type SuggestProps = { scanId: string; onSuggest: (rule: Pick<RuleDraft, 'name' | 'item' | 'fields'>) => void }

function SuggestButton({ scanId, onSuggest }: SuggestProps) {
  const { form: text } = useRulesMessages()
  const suggest = useSuggestRule()
  const fillIn = () =>
    suggest.mutate(scanId, {
      onSuccess: rule => {
        if (!rule) return
        const fields = rule.fields.map(field => ({ ...newField(), ...field, attribute: field.attribute ?? '' }))
        onSuggest({ ...rule, fields })
      },
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" size="sm" isBusy={suggest.isPending} onClick={fillIn}>
        <Sparkles aria-hidden="true" />
        {text.suggest}
      </Button>
      {suggest.isSuccess && !suggest.data && <p className="text-sm text-ink-2">{text.suggestNone}</p>}
      {suggest.isError && <p className="text-sm font-medium text-error">{text.suggestFailed}</p>}
    </div>
  )
}
