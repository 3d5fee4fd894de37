import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Field } from '../../ui/fields/field.tsx'
import { type RuleDraft, sentFieldOf } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'

type Props = {
  draft: RuleDraft
  onChange: (change: Partial<RuleDraft>) => void
  /** What is wrong with a field of the rule as it was sent. */
  mistakeIn: (field: string) => string | undefined
}

const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }

/** What a rule says in selectors: its site, its records, and what of each. */
export function RuleInputs({ draft, onChange, mistakeIn }: Props) {
  const { form: text } = useRulesMessages()
  const propsOf = (name: 'host' | 'path' | 'item') => ({
    name,
    label: text[name],
    value: draft[name],
    error: mistakeIn(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...propsOf('host')} inputMode="url" placeholder={text.hostPlaceholder} {...plain} />
        <Field {...propsOf('path')} hint={text.pathHint} {...plain} />
      </div>
      <Field {...propsOf('item')} hint={text.itemHint} className="font-mono text-sm" {...plain} />
      <RuleFields
        fields={draft.fields}
        onChange={fields => onChange({ fields })}
        mistakeIn={(row, part) => mistakeIn(`fields.${sentFieldOf(draft, row)}.${part}`)}
        mistake={mistakeIn('fields')}
      />
    </>
  )
}
