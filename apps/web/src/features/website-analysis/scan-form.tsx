import { Globe } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { InfoTip } from '../../ui/info-tip.tsx'
import { completeAddress } from './complete-address.ts'
import { LoginBox } from './login-box.tsx'
import { isLoginFilled, type ScanOrder, type SiteLogin } from './use-scan-website.ts'

type Props = {
  url: string
  onType: (url: string) => void
  isScanning: boolean
  onScan: (order: ScanOrder) => void
}

/** Step 1: one address, and a login where the site wants one. The address stays until its scan has succeeded. */
export function ScanForm({ url, onType, isScanning, onScan }: Props) {
  const text = useWebsiteMessages().scan
  const [isChecked, setIsChecked] = useState(false)
  const [login, setLogin] = useState<SiteLogin>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const whole = completeAddress(url)
    setIsChecked(true)
    if (whole === '' || (login && !isLoginFilled(login))) return
    onScan({ url: whole, login: login && { ...login, loginUrl: completeAddress(login.loginUrl) } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <Field
        label={text.url}
        name="url"
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
        required
        placeholder={text.placeholder}
        value={url}
        readOnly={isScanning}
        onChange={event => onType(event.target.value)}
        error={isChecked && url.trim() === '' ? text.invalid : undefined}
        aside={<InfoTip label={text.tipLabel}>{text.tip}</InfoTip>}
      />
      <LoginBox login={login} onChange={setLogin} isReadOnly={isScanning} isChecked={isChecked} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" isBusy={isScanning}>
          {!isScanning && <Globe aria-hidden="true" />}
          {isScanning ? text.scanning : text.submit}
        </Button>
        <p className="flex min-w-0 flex-1 basis-64 items-baseline gap-2 text-sm text-ink-3">
          <Badge>{text.beta}</Badge>
          <span>{text.betaNote}</span>
        </p>
      </div>
    </form>
  )
}
