import { useState } from 'react'
import { findPlaceToResume, forgetPlace } from '../../browser/stored/place-to-resume.ts'
import { useDashboardMessages } from '../../messages/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Signing in always ends here; whoever was interrupted elsewhere can go on there. */
export function ResumeNotice({ userId }: { userId: string }) {
  const text = useDashboardMessages()
  const [place, setPlace] = useState(() => findPlaceToResume(userId))
  if (!place) return null
  const forget = () => {
    forgetPlace()
    setPlace(undefined)
  }
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 text-sm"
    >
      <p className="flex-1 basis-60">{text.resume}</p>
      <LinkButton to={place} size="sm" onClick={forgetPlace}>
        {text.resumeAction}
      </LinkButton>
      <Button variant="ghost" size="sm" onClick={forget}>
        {text.resumeDismiss}
      </Button>
    </div>
  )
}
