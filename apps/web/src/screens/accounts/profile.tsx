import { paths } from '@sondeo/contract/paths'
import { PanelLeft } from 'lucide-react'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { PerspectiveBar } from '../../blocks/research/perspective/perspective-bar.tsx'
import { useSession } from '../../browser/session.ts'
import { toggleSidebar } from '../../browser/stored/sidebar-state.ts'
import { KeysBlock } from '../../features/api-keys/keys-block.tsx'
import { DataBlock } from '../../features/profile/data-block.tsx'
import { DeletionBlock } from '../../features/profile/deletion-block.tsx'
import { PasswordBlock } from '../../features/profile/password-block.tsx'
import { PlanBlock } from '../../features/profile/plan-block.tsx'
import { RegionBlock } from '../../features/profile/region-block.tsx'
import { SessionsBlock } from '../../features/profile/sessions-block.tsx'
import { TextBlock } from '../../features/profile/text-block.tsx'
import { useSaveProfile } from '../../features/profile/use-save-profile.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldFrame } from '../../ui/fields/field.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

export function Screen() {
  const text = useProfileMessages()
  const { user } = useSession()
  const save = useSaveProfile()
  if (!user) return <PageSpinner />
  return (
    <div className="mx-auto grid max-w-3xl gap-5 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <div className="flex items-center justify-between gap-4">
        <BackLink to={paths.dashboard}>{text.back}</BackLink>
        <Button variant="ghost" size="sm" onClick={toggleSidebar}>
          <PanelLeft aria-hidden="true" />
          {/* The column that it folds is in sight there. */}
          <span className="lg:sr-only">{text.toggleSidebar}</span>
        </Button>
      </div>
      <h1 className="text-xl">{text.title}</h1>
      <Card className="p-5 sm:p-6">
        <FieldFrame label={<span className="text-ink-2">{text.emailLabel}</span>} hint={text.emailHint}>
          {control => (
            // Looks like the other values, because no form ever opens for it.
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              readOnly
              value={user.email}
              className="w-full rounded-sm bg-transparent text-ellipsis"
            />
          )}
        </FieldFrame>
      </Card>
      <TextBlock field="name" stored={user.name} save={save} />
      <TextBlock field="username" stored={user.username} save={save} />
      <PasswordBlock hasPassword={user.hasPassword} save={save} />
      <RegionBlock />
      <SessionsBlock />
      <KeysBlock hasPassword={user.hasPassword} />
      <PerspectiveBar isWriting={false} isCard />
      <PlanBlock />
      <DataBlock />
      <DeletionBlock email={user.email} hasPassword={user.hasPassword} />
    </div>
  )
}
