import { paths } from '@sondeo/contract/paths'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { explainError } from '../../browser/explain-error.ts'
import { loadGoogleIdentity } from '../../browser/google-identity.ts'
import { useLanguage } from '../../browser/language.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useGoogleSignIn } from './account-requests.ts'

/** The other way in, below a form; success leads to the dashboard. */
export function OrGoogle() {
  const text = useAccountsMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const enter = useGoogleSignIn()
  const { googleClientId } = useSiteConfig()
  if (!googleClientId) return <NoGoogle />
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </div>
      {enter.isError && <Alert>{explainError(enter.error, language).text}</Alert>}
      <GoogleButton
        onCredential={credential =>
          enter.mutate(credential, { onSuccess: () => navigate(paths.dashboard, { replace: true }) })
        }
      />
    </div>
  )
}

/** Below everything that can be used, and as quiet as what cannot be used may be. */
function NoGoogle() {
  const text = useAccountsMessages()
  const hintId = useId()
  return (
    <div className="order-last flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t border-line pt-4 text-xs text-ink-3">
      <button
        type="button"
        disabled
        aria-describedby={hintId}
        className="inline-flex cursor-not-allowed items-center gap-1.5 font-medium [&_svg]:size-3.5 [&_svg]:grayscale"
      >
        <GoogleMark />
        {text.google.button}
      </button>
      <span id={hintId}>{text.google.missing}</span>
    </div>
  )
}

/** Google's own button; a disabled one that says so where Google cannot be reached. */
function GoogleButton({ onCredential }: { onCredential: (credential: string) => void }) {
  const text = useAccountsMessages()
  const language = useLanguage()
  const { googleClientId, googleIdentityScriptUrl } = useSiteConfig()
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const place = useRef<HTMLDivElement>(null)
  const receive = useRef(onCredential)
  receive.current = onCredential
  const hintId = useId()

  useEffect(() => {
    if (!googleClientId) return
    let isGone = false
    loadGoogleIdentity(googleIdentityScriptUrl).then(
      identity => {
        if (isGone || !place.current) return
        identity.initialize({ client_id: googleClientId, callback: ({ credential }) => receive.current(credential) })
        place.current.replaceChildren()
        identity.renderButton(place.current, {
          theme: 'outline',
          size: 'large',
          text: 'continue_with',
          locale: language,
          width: Math.min(400, place.current.clientWidth || 320),
        })
        setState('ready')
      },
      () => {
        if (!isGone) setState('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [googleClientId, googleIdentityScriptUrl, language])

  return (
    <div className="grid gap-2">
      <div ref={place} hidden={state !== 'ready'} className="flex min-h-11 justify-center" />
      {state !== 'ready' && (
        <button
          type="button"
          disabled
          aria-describedby={state === 'failed' ? hintId : undefined}
          className={joinClasses(buttonClasses({ variant: 'outline' }), 'h-11 w-full')}
        >
          <GoogleMark />
          {text.google.button}
        </button>
      )}
      {state === 'failed' && (
        <p id={hintId} className="text-center text-xs text-ink-3">
          {text.google.unreachable}
        </p>
      )}
    </div>
  )
}
