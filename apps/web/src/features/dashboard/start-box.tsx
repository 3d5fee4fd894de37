import { ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useDashboardMessages } from '../../messages/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { tellTool } from './tell-tool.ts'

type Props = {
  isStarting: boolean
  onWebsite: (typed: string) => void
  /** Undefined while it is not known yet where products are researched. */
  onProduct: ((productName: string) => void) | undefined
  children?: ReactNode
}

/** One box for both tools: an address is read, anything else is a product. It says which before one starts. */
export function StartBox({ isStarting, onWebsite, onProduct, children }: Props) {
  const text = useDashboardMessages().start
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [waiting, setWaiting] = useState('')
  const isBusy = isStarting || waiting !== ''
  const tool = tellTool(typed)
  // A product that was typed faster than the page came is researched once it is known where.
  useEffect(() => {
    if (!waiting || !onProduct) return
    setWaiting('')
    onProduct(waiting)
  }, [waiting, onProduct])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(tool === null)
    if (isBusy) return
    if (tool === 'website') onWebsite(typed.trim())
    if (tool === 'product') setWaiting(typed.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={text.label}
          name="start"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={text.placeholder}
          value={typed}
          readOnly={isBusy}
          onChange={event => {
            setTyped(event.target.value)
            setIsMissing(false)
          }}
          error={isMissing ? text.missing : undefined}
          hint={tool ? text.hint[tool] : text.hint.none}
        />
        <Button type="submit" className="h-11 sm:mt-6.75" isBusy={isBusy}>
          {text.submit}
          {!isBusy && <ArrowRight aria-hidden="true" />}
        </Button>
      </div>
      {children}
    </form>
  )
}
