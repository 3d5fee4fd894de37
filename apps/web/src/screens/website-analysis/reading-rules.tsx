import { paths } from '@sondeo/contract/paths'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { ProOnlyNote } from '../../blocks/plan/pro-only-note.tsx'
import { usePlan } from '../../blocks/plan/use-plan.ts'
import { RetryAlert } from '../../blocks/retry-alert.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useUrlParams } from '../../browser/use-url-params.ts'
import { draftOf, newDraft, type RuleDraft } from '../../features/reading-rules/rule-draft.ts'
import { RuleForm } from '../../features/reading-rules/rule-form.tsx'
import { RuleList } from '../../features/reading-rules/rule-list.tsx'
import { useReadingRules } from '../../features/reading-rules/use-reading-rules.ts'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Button } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useRulesMessages()
  const language = useLanguage()
  const rules = useReadingRules()
  const plan = usePlan()
  const query = useUrlParams()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<RuleDraft | null>(null)
  const canEdit = plan.data?.hasProFeatures ?? false
  const failure = explainFlowError({ error: rules.error, language, whatFailed: text.loadFailed })
  if (rules.isPending || plan.isPending) return <PageSpinner />
  const scans = rules.data?.scans ?? []
  const cameFrom = scans.find(({ _id }) => _id === query.get('scan'))
  const asked = cameFrom ?? scans[0]
  // Whoever comes from a scan wants to say what it missed; done, they go back there.
  const shown = draft ?? (cameFrom && canEdit ? newDraft(cameFrom) : null)
  const title = shown ? (shown.ruleId === null ? text.form.newTitle : text.form.editTitle) : text.title
  const backTo = cameFrom ? paths.websitePrompt(cameFrom._id) : paths.dashboard
  const finish = () => (cameFrom ? void navigate(backTo) : setDraft(null))
  return (
    <div className="mx-auto grid max-w-[90rem] gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={title} />
      <BackLink to={backTo}>{cameFrom ? text.backToScan : text.back}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-xl">{title}</h1>
        <p className="max-w-[68ch] text-ink-2">{!shown && rules.data?.rules.length === 0 ? text.empty : text.lead}</p>
      </div>
      {rules.isError && (
        <RetryAlert failure={failure} isBusy={rules.isFetching} onRetry={() => rules.refetch()}>
          {text.retry}
        </RetryAlert>
      )}
      {plan.data && !canEdit && <ProOnlyNote text={text} />}
      {shown && <RuleForm key={shown.ruleId} start={shown} scans={scans} cameFrom={cameFrom} onDone={finish} />}
      {rules.data && (!shown || cameFrom) && (
        <RuleList
          heading={shown ? text.others : undefined}
          rules={rules.data.rules}
          canEdit={canEdit}
          onEdit={rule => setDraft(draftOf(rule))}
        />
      )}
      {rules.data && !shown && canEdit && (
        <Button className="justify-self-start" onClick={() => setDraft(newDraft(asked))}>
          <Plus aria-hidden="true" />
          {text.add}
        </Button>
      )}
    </div>
  )
}
