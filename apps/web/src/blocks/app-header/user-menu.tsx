import type { User } from '@sondeo/contract/accounts'
import { paths } from '@sondeo/contract/paths'
import { ChartColumn, ChevronDown, CircleUserRound, ListTree, LogOut, UserPen } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../browser/auth-store.ts'
import { signOut } from '../../browser/end-session.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { queryClient } from '../../browser/query-client.ts'
import { useAppMessages } from '../../messages/app.ts'
import { Alert } from '../../ui/alert.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { compactMenuClasses } from './compact-menu-classes.ts'

/** The user's name, or username, with the way to the profile and out. */
export function UserMenu({ user }: { user: User }) {
  const text = useAppMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const { error } = useAuth()
  const [hasFailed, setHasFailed] = useState(false)
  const name = user.name || user.username
  const leave = async () => {
    const isDone = await signOut()
    setHasFailed(!isDone)
    if (!isDone) return
    queryClient.clear()
    await navigate(paths.login, { replace: true })
  }
  const failure = explainFlowError({ error, language, first: text.logoutFailed })
  return (
    <>
      <Menu
        label={text.userMenu(name)}
        triggerClassName={compactMenuClasses}
        trigger={
          <>
            <CircleUserRound aria-hidden="true" />
            <span className="max-w-40 truncate max-sm:sr-only">{name}</span>
            <ChevronDown aria-hidden="true" />
          </>
        }
      >
        <MenuItem onClick={() => navigate(paths.profile)}>
          <UserPen aria-hidden="true" />
          {text.editProfile}
        </MenuItem>
        <MenuItem onClick={() => navigate(paths.analytics)}>
          <ChartColumn aria-hidden="true" />
          {text.analytics}
        </MenuItem>
        <MenuItem onClick={() => navigate(paths.readingRules)}>
          <ListTree aria-hidden="true" />
          {text.readingRules}
        </MenuItem>
        <MenuItem onClick={leave}>
          <LogOut aria-hidden="true" />
          {text.logout}
        </MenuItem>
      </Menu>
      {hasFailed && error && (
        <Alert className="fixed inset-x-4 top-16 z-30 shadow-card sm:left-auto sm:w-96" detail={failure.detail}>
          {failure.text}
        </Alert>
      )}
    </>
  )
}
