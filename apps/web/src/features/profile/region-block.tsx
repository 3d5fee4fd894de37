import { useState } from 'react'
import { formatDate } from '../../browser/format-date.ts'
import { formatDecimals } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { getRegionChoice, setRegion } from '../../browser/region.ts'
import { type Region, regions } from '../../browser/regions.data.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Card } from '../../ui/card.tsx'
import { FieldFrame } from '../../ui/fields/field.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'

const sample = 1234567.5

/** Whose way of writing numbers and dates this device follows, with a sample of it. */
export function RegionBlock() {
  const text = useProfileMessages().region
  const language = useLanguage()
  const [choice, setChoice] = useState(getRegionChoice)
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const choose = (value: string) => {
    const next = regions.find((region): region is Region => region === value) ?? null
    setRegion(next)
    setChoice(next)
  }
  return (
    <Card className="p-5 sm:p-6">
      <FieldFrame
        label={text.label}
        hint={text.sample(formatDecimals(sample, language, 2), formatDate(new Date().toISOString(), language))}
      >
        {control => (
          <SelectBox {...control} value={choice ?? ''} onChange={event => choose(event.target.value)}>
            <option value="">{text.automatic}</option>
            {regions.map(region => (
              <option key={region} value={region}>
                {names.of(region)}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
    </Card>
  )
}
