import { logout, type User } from '@sondeo/contract/accounts'
import { paths } from '@sondeo/contract/paths'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChartColumn, ChevronDown, CircleUserRound, ListTree, LogOut, UserPen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { endSession } from '../../browser/session.ts'
import { useAppMessages } from '../../messages/app.ts'
import { Alert } from '../../ui/alert.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { compactMenuClasses } from './compact-menu-classes.ts'

/** The user's name, or username, with the way to the profile and out. */
export function UserMenu({ user }: { user: User }) {
  const text = useAppMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const name = user.name || user.username
  const leave = useMutation({
    mutationFn: () => call(logout, undefined),
    onSuccess: () => {
      endSession(client)
      return navigate(paths.login, { replace: true })
    },
  })
  const failure = explainFlowError({ error: leave.error, language, whatFailed: text.logoutFailed })
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
        <MenuItem onClick={() => leave.mutate()}>
          <LogOut aria-hidden="true" />
          {text.logout}
        </MenuItem>
      </Menu>
      {leave.isError && (
        <Alert className="fixed inset-x-4 top-16 z-30 shadow-card sm:left-auto sm:w-96" detail={failure.detail}>
          {failure.text}
        </Alert>
      )}
    </>
  )
}
