import { readingRuleLimits } from '@sondeo/contract/reading-rules'
import { Plus, X } from 'lucide-react'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { type FieldDraft, newField, type RuleDraft, sentFieldOf } from './rule-draft.ts'

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

type FieldsProps = {
  fields: FieldDraft[]
  onChange: (fields: FieldDraft[]) => void
  mistakeIn: (row: number, part: string) => string | undefined
  mistake: string | undefined
}

const parts = ['name', 'selector', 'attribute'] as const

/** What is read of each record, one row per column of the table to come. */
function RuleFields({ fields, onChange, mistakeIn, mistake }: FieldsProps) {
  const { form: text } = useRulesMessages()
  const labels = { name: text.fieldName, selector: text.selector, attribute: text.attribute }
  const set = (id: number, change: Partial<FieldDraft>) =>
    onChange(fields.map(field => (field.id === id ? { ...field, ...change } : field)))
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-1 text-sm font-semibold">{text.fields}</legend>
      <p className="text-sm text-ink-3">{text.fieldsHint}</p>
      {mistake && <p className="text-sm font-medium text-error">{mistake}</p>}
      {fields.map((field, row) => (
        <fieldset
          key={field.id}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_1.4fr_0.8fr_auto]"
        >
          <legend className="sr-only">{text.field(row + 1)}</legend>
          {parts.map(part => (
            <div key={part} className={part === 'name' ? '' : 'max-sm:col-start-1'}>
              <Field
                label={labels[part]}
                name={`fields.${row}.${part}`}
                className={part === 'name' ? 'h-10! text-sm' : 'h-10! font-mono text-sm'}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={field[part]}
                error={mistakeIn(row, part)}
                onChange={event => set(field.id, { [part]: event.target.value })}
              />
            </div>
          ))}
          <Button
            variant="ghost"
            size="icon"
            aria-label={text.removeField(row + 1)}
            disabled={fields.length === 1}
            className="mt-6.5 max-sm:col-start-2 max-sm:row-start-1"
            onClick={() => onChange(fields.filter(({ id }) => id !== field.id))}
          >
            <X aria-hidden="true" />
          </Button>
        </fieldset>
      ))}
      <p className="text-sm text-ink-3">{text.attributeHint}</p>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= readingRuleLimits.fields}
        onClick={() => onChange([...fields, newField()])}
      >
        <Plus aria-hidden="true" />
        {text.addField}
      </Button>
    </fieldset>
  )
}
