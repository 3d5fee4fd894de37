import { paths } from '@sondeo/contract/paths'
import { useAppMessages } from '../../messages/app.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** What a visitor of the help page finds in the corner of the bar. */
export function SignInLink() {
  const text = useAppMessages()
  return (
    <LinkButton to={paths.login} variant="outline" size="sm" className="ml-1 max-sm:px-2">
      {text.signIn}
    </LinkButton>
  )
}
