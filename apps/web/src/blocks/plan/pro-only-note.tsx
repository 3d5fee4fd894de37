import { paths } from '@sondeo/contract/paths'
import { Notice } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** What only Pro has, and where it can be had. */
export function ProOnlyNote({ text }: { text: { proOnly: string; seePlans: string } }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Notice>{text.proOnly}</Notice>
      <LinkButton to={paths.profile} size="sm">
        {text.seePlans}
      </LinkButton>
    </div>
  )
}
