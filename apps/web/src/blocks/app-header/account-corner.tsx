import { useSession } from '../../browser/session.ts'
import { SignInLink } from './sign-in-link.tsx'
import { UserMenu } from './user-menu.tsx'

/** The menu of who is signed in; nothing while that is being found out. */
export function AccountCorner() {
  const { user, isCheckingAuth } = useSession()
  if (user) return <UserMenu user={user} />
  return isCheckingAuth ? null : <SignInLink />
}
