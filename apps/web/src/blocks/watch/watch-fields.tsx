import { Every, type Notify, type Schedule, watchLimits } from '@sondeo/contract/watches/watch'
import { explainCode } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { Field, FieldFrame } from '../../ui/fields/field.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import type { Told } from '../form.tsx'
import { usePlan } from '../plan/use-plan.ts'

type Props = {
  start: Schedule & { name: string; mail: Notify['mail']; deadlineDays: number | null }
  every: Every
  onEvery: (every: Every) => void
  mistakeIn: Told['mistakeIn']
}

const deadlines = [1, 3, 7, 14, 30]
const mails = ['run', 'day', 'never'] as const satisfies Notify['mail'][]

/** What the fields of a watch say, as the calls want it. An hourly watch keeps the time that it does not use. */
export const readWatchFields = (data: FormData, start: Schedule) => ({
  name: data.get('name'),
  every: data.get('every'),
  at: data.get('at') ?? start.at,
  timeZone: data.get('timeZone') ?? start.timeZone,
  notify: { mail: data.get('mail') },
  deadlineDays: data.get('deadlineDays') === 'never' ? null : Number(data.get('deadlineDays')),
})

/** Name, times and mails of a watch, to begin one and to change it. */
export function WatchFields({ start, every, onEvery, mistakeIn }: Props) {
  const text = useWatchMessages()
  const language = useLanguage()
  const { data: plan } = usePlan()
  const explain = (field: string) => {
    const code = mistakeIn(field)
    return code && explainCode(code, language)
  }
  const isTooOften = (one: Every) =>
    one === 'hour' && plan?.isEnforced === true && plan.plan !== null && watchLimits[plan.plan].fastest !== 'hour'
  return (
    <>
      <Field
        name="name"
        label={text.fields.name}
        defaultValue={start.name}
        maxLength={120}
        autoComplete="off"
        error={explain('name')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldFrame label={text.fields.every} error={explain('every')}>
          {control => (
            <SelectBox
              name="every"
              value={every}
              onChange={event => onEvery(Every.parse(event.target.value))}
              {...control}
            >
              {Every.options.map(one => (
                <option key={one} value={one} disabled={isTooOften(one)}>
                  {isTooOften(one) ? text.add.onlyPro(text.fields.intervals[one]) : text.fields.intervals[one]}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
        {every !== 'hour' && (
          <Field
            name="at"
            type="time"
            label={text.fields.at}
            hint={text.fields.atHint}
            defaultValue={start.at}
            error={explain('at')}
          />
        )}
      </div>
      {every !== 'hour' && <ZoneField zone={start.timeZone} />}
      <FieldFrame label={text.fields.deadline} hint={text.fields.deadlineHint}>
        {control => (
          <SelectBox name="deadlineDays" defaultValue={start.deadlineDays ?? 'never'} {...control}>
            <option value="never">{text.fields.deadlineNever}</option>
            {[...new Set([...deadlines, ...(start.deadlineDays === null ? [] : [start.deadlineDays])])].map(days => (
              <option key={days} value={days}>
                {text.fields.deadlineDays(days)}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
      <FieldFrame label={text.fields.mail}>
        {control => (
          <SelectBox name="mail" defaultValue={start.mail} {...control}>
            {mails.map(mail => (
              <option key={mail} value={mail}>
                {text.fields.mails[mail]}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
    </>
  )
}

/** By whose clock it runs: that of where one is, unless another is chosen. */
function ZoneField({ zone }: { zone: string }) {
  const text = useWatchMessages().fields
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <FieldFrame label={text.timeZone}>
      {control => (
        <SelectBox name="timeZone" defaultValue={zone} {...control}>
          {zones.map(one => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  )
}
