import { paths } from '@sondeo/contract/paths'
import { ChevronRight, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { usePlan } from '../../blocks/plan/use-plan.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import type { SiteLogin } from './use-scan-website.ts'

type Props = {
  login: SiteLogin
  onChange: (login: SiteLogin) => void
  isReadOnly: boolean
  mistakeIn: (field: string) => unknown
}

/** What some sites want besides a name and a password. Part of Pro where plans are sold. */
export function AdvancedLogin({ login, onChange, isReadOnly, mistakeIn }: Props) {
  const text = useWebsiteMessages().login.advanced
  const [isOpen, setIsOpen] = useState(false)
  const plan = usePlan({ isOff: !isOpen })
  const isRefused = plan.data?.hasProFeatures === false
  const { extra = [], sessionCookie } = login
  const setRow = (at: number, change: Partial<(typeof extra)[number]>) =>
    onChange({ ...login, extra: extra.map((row, index) => (index === at ? { ...row, ...change } : row)) })
  const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, readOnly: isReadOnly }
  return (
    <div className="grid gap-4 sm:col-span-2">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden="true"
          className={isOpen ? 'rotate-90 transition-transform' : 'transition-transform'}
        />
        {text.title}
      </Button>
      {isOpen && isRefused && (
        <p className="text-sm text-ink-2">
          {text.proOnly}{' '}
          <AppLink to={paths.profile} className="font-semibold text-link underline">
            {text.seePlans}
          </AppLink>
        </p>
      )}
      {isOpen && plan.data && !isRefused && (
        <>
          <Checkbox
            label={text.useCookie}
            checked={sessionCookie !== undefined}
            disabled={isReadOnly}
            onChange={event => onChange({ ...login, sessionCookie: event.target.checked ? '' : undefined })}
          />
          {sessionCookie !== undefined ? (
            <PasswordField
              label={text.cookie}
              hint={text.cookieHint}
              name="sessionCookie"
              {...plain}
              value={sessionCookie}
              onChange={event => onChange({ ...login, sessionCookie: event.target.value })}
              error={mistakeIn('sessionCookie') && sessionCookie.trim() === '' ? text.cookieMissing : undefined}
            />
          ) : (
            <div className="grid gap-3">
              <p className="text-sm text-ink-2">{text.extraHint}</p>
              {extra.map((row, at) => (
                <div key={row.id} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
                  <Field
                    label={text.name}
                    {...plain}
                    value={row.name}
                    onChange={event => setRow(at, { name: event.target.value })}
                  />
                  <Field
                    label={text.value}
                    {...plain}
                    value={row.value}
                    onChange={event => setRow(at, { value: event.target.value })}
                  />
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={text.remove(at + 1)}
                    disabled={isReadOnly}
                    onClick={() => onChange({ ...login, extra: extra.filter(({ id }) => id !== row.id) })}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </div>
              ))}
              <Button
                variant="outline"
                size="sm"
                className="justify-self-start"
                disabled={isReadOnly || extra.length >= 20}
                onClick={() =>
                  onChange({ ...login, extra: [...extra, { id: (extra.at(-1)?.id ?? 0) + 1, name: '', value: '' }] })
                }
              >
                <Plus aria-hidden="true" />
                {text.add}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
