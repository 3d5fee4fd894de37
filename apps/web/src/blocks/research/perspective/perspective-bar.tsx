import { listCountries, type Perspective, tradeRoles } from '@sondeo/contract/research/perspective'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../browser/api-client.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useRegion } from '../../../browser/region.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { nobodys, usePerspective } from './use-perspective.ts'

type Props = {
  isWriting: boolean
  /** One of the cards of a page, with the text above the choices, and not the line on top of a report. */
  isCard?: boolean
}

/** For which country and role reports are told. Asked once, kept in the profile, changed in any report. */
export function PerspectiveBar({ isWriting, isCard = false }: Props) {
  const text = useReportMessages().perspective
  const { perspective, save } = usePerspective()
  const id = useId()
  if (perspective === undefined) return null
  const isAsked = !perspective?.country
  const isBusy = save.isPending || isWriting
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(
        'grid gap-3 rounded-lg border bg-surface',
        isCard ? 'p-5 sm:p-6' : 'px-4 py-3 sm:px-5',
        isAsked && !isCard ? 'border-signal' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className={joinClasses('grid min-w-0 gap-0.5', isCard ? 'basis-full' : 'flex-1 basis-64 self-center')}>
          <h2 id={id} className={isCard ? 'text-base' : 'font-sans text-sm font-semibold tracking-normal'}>
            {isAsked ? text.ask : text.heading}
          </h2>
          <p role="status" className="text-sm text-ink-2">
            {isBusy ? text.saving : isAsked ? text.askDetail : text.kept}
          </p>
        </div>
        <PerspectiveFields perspective={perspective ?? nobodys} isSaving={isBusy} onChoose={save.mutate} />
      </div>
      {save.isError && <Alert>{text.failed}</Alert>}
    </section>
  )
}

type FieldsProps = { perspective: Perspective; isSaving: boolean; onChoose: (perspective: Perspective) => void }

/** My country and my role. */
function PerspectiveFields({ perspective, isSaving, onChoose }: FieldsProps) {
  const text = useReportMessages().perspective
  const options = useCountryOptions()
  const id = useId()
  const { country, role } = perspective
  const near = useNearCountry(options)
  return (
    <>
      <label
        htmlFor={`${id}-country`}
        className="grid min-w-0 flex-1 basis-44 gap-1 text-xs font-semibold text-ink-2 sm:max-w-64"
      >
        {text.country}
        <SelectBox
          id={`${id}-country`}
          className="h-10 text-sm font-normal"
          value={country ?? ''}
          disabled={isSaving}
          onChange={event => onChoose({ role, country: event.target.value || null })}
        >
          <option value="">{text.noCountry}</option>
          {options.map(option => (
            <option key={option.code} value={option.code}>
              {option.name}
            </option>
          ))}
        </SelectBox>
      </label>
      <label
        htmlFor={`${id}-role`}
        className="grid min-w-0 flex-1 basis-40 gap-1 text-xs font-semibold text-ink-2 sm:max-w-52"
      >
        {text.role}
        <SelectBox
          id={`${id}-role`}
          className="h-10 text-sm font-normal"
          value={role}
          disabled={isSaving}
          onChange={event => onChoose({ country, role: tradeRoles.find(each => each === event.target.value) ?? role })}
        >
          {tradeRoles.map(each => (
            <option key={each} value={each}>
              {text.roles[each]}
            </option>
          ))}
        </SelectBox>
      </label>
      {country === null && near && (
        <Button variant="outline" disabled={isSaving} onClick={() => onChoose({ role, country: near.code })}>
          {text.use(near.name)}
        </Button>
      )}
    </>
  )
}

/** The country whose way of writing numbers is followed is most often the one that is traded from; it is offered, not taken. */
function useNearCountry(options: readonly { code: string; name: string }[]) {
  const region = useRegion()
  const name = new Intl.DisplayNames([useLanguage()], { type: 'region' }).of(region)
  return options.find(option => option.name === name)
}

/** All countries by name, in the language of the page. */
function useCountryOptions() {
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: useQueryKeys().countries(language),
    queryFn: async ({ signal }) => (await call(listCountries, undefined, { signal })).countries,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
