import { ScanForm as Scan } from '@sondeo/contract/forms/forms'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { InfoTip } from '../../ui/overlays/info-tip.tsx'
import { isBareAddress } from './complete-address.ts'
import { LoginBox } from './login-box.tsx'
import { type ScanOrder, type SiteLogin, toScanOrder } from './use-scan-website.ts'

type Props = {
  url: string
  onType: (url: string) => void
  isScanning: boolean
  onScan: (order: ScanOrder) => void
  /** Where the site was seen to ask for a login: the box is open and filled in. */
  loginUrl?: string | undefined
}

/** Step 1: one address, and a login where the site wants one. The address stays until its scan has succeeded. */
export function ScanForm({ url, onType, isScanning, onScan, loginUrl }: Props) {
  const text = useWebsiteMessages().scan
  const { supportEmail } = useSiteConfig()
  const [login, setLogin] = useState<SiteLogin>()
  // Asked for a login the box opens, once: what is typed into it stays, and so does a box that was closed.
  const [hasAsked, setHasAsked] = useState(false)
  if (hasAsked !== (loginUrl !== undefined)) {
    setHasAsked(!hasAsked)
    if (loginUrl !== undefined) setLogin(typed => typed ?? { loginUrl, email: '', password: '' })
  }
  return (
    <Form
      schema={Scan}
      read={() => toScanOrder(url, login)}
      onSend={order => onScan({ ...order, ...(!order.auth && isBareAddress(url) && { isBare: true }) })}
      isSending={isScanning}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      {({ mistakeIn }) => (
        <>
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
            error={mistakeIn('url') && text.invalid}
            aside={<InfoTip label={text.tipLabel}>{text.tip}</InfoTip>}
          />
          <LoginBox login={login} onChange={setLogin} isReadOnly={isScanning} mistakeIn={mistakeIn} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" size="lg" isBusy={isScanning}>
              {!isScanning && <Globe aria-hidden="true" />}
              {isScanning ? text.scanning : text.submit}
            </Button>
            <p className="flex min-w-0 flex-1 basis-64 items-baseline gap-2 text-sm text-ink-3">
              <Badge>{text.beta}</Badge>
              <span>
                {text.betaNote}{' '}
                <a href={`mailto:${supportEmail}`} className="text-link underline">
                  {text.betaLink}
                </a>
              </span>
            </p>
          </div>
        </>
      )}
    </Form>
  )
}
