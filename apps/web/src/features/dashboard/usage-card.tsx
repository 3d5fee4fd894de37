import { UsageBar } from '../../blocks/plan/usage-bar.tsx'
import { usePlan } from '../../blocks/plan/use-plan.ts'
import { useDashboardMessages } from '../../messages/dashboard.ts'

/** How much of the plan is used; nothing where the server does not say. */
export function UsageCard() {
  const text = useDashboardMessages()
  const { data: plan } = usePlan()
  if (!plan || plan.usage.length === 0) return null
  return (
    <section aria-label={text.usage} className="grid content-start gap-2">
      <h2 className="text-lg">{text.usage}</h2>
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
        {plan.usage.map(usage => (
          <UsageBar key={usage.kind} {...usage} />
        ))}
      </div>
    </section>
  )
}
