import { Sparkles } from 'lucide-react'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Button } from '../../ui/button.tsx'
import { newField, type RuleDraft } from './rule-draft.ts'
import { useSuggestRule } from './use-reading-rules.ts'

type Props = { scanId: string; onSuggest: (rule: Pick<RuleDraft, 'name' | 'item' | 'fields'>) => void }

/** Starts from what was found there without any rule. */
export function SuggestButton({ scanId, onSuggest }: Props) {
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
      <Button
        variant="outline"
        size="sm"
        className="max-w-full py-1 text-left whitespace-normal!"
        isBusy={suggest.isPending}
        onClick={fillIn}
      >
        <Sparkles aria-hidden="true" />
        {text.suggest}
      </Button>
      {suggest.isSuccess && !suggest.data && <p className="text-sm text-ink-2">{text.suggestNone}</p>}
      {suggest.isError && <p className="text-sm font-medium text-error">{text.suggestFailed}</p>}
    </div>
  )
}
