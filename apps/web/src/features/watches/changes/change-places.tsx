import type { WatchChange } from '@sondeo/contract/watches/watch'
import { useState } from 'react'
import { OriginContents } from '../../../blocks/origin-panel/origin-contents.tsx'
import { useMediaQuery } from '../../../browser/use-media-query.ts'
import { useWatchMessages } from '../../../messages/watches.ts'
import { FieldFrame } from '../../../ui/fields/field.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { titleOf } from './change-kind.ts'

const large = 'm-auto h-[90dvh] w-[min(84rem,calc(100vw-1rem))] max-w-none rounded-lg p-4 sm:p-6'

type Moment = 'before' | 'now'

/** The saved page of before and that of now, side by side; where there is no room, one at a time. */
export function ChangePlaces({ change, onClose }: { change: WatchChange | undefined; onClose: () => void }) {
  const text = useWatchMessages().places
  return (
    <Dialog
      isOpen={change !== undefined}
      onClose={onClose}
      title={text.title}
      description={change && titleOf(change)}
      className={large}
    >
      {change && <Places change={change} />}
    </Dialog>
  )
}

function Places({ change }: { change: WatchChange }) {
  const text = useWatchMessages()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const columns = change.fields?.length ? change.fields.map(({ name }) => name) : Object.keys(change.row)
  const [column, setColumn] = useState(columns[0] ?? '')
  const [moment, setMoment] = useState<Moment>(change.place ? 'now' : 'before')
  const shown: Moment[] = isWide ? ['before', 'now'] : [moment]
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        {columns.length > 1 && (
          <div className="w-64 max-w-full">
            <FieldFrame label={text.places.field}>
              {control => (
                <SelectBox value={column} onChange={event => setColumn(event.target.value)} {...control}>
                  {columns.map(name => (
                    <option key={name}>{name}</option>
                  ))}
                </SelectBox>
              )}
            </FieldFrame>
          </div>
        )}
        {!isWide && (
          <Segmented
            label={text.places.which}
            options={(['before', 'now'] as const).map(value => ({ value, label: text.places[value] }))}
            value={moment}
            onChange={setMoment}
          />
        )}
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {shown.map(one => (
          <Place key={one} moment={one} place={one === 'now' ? change.place : change.placeBefore} column={column} />
        ))}
      </div>
    </>
  )
}

type PlaceProps = { moment: Moment; place: WatchChange['place']; column: string }

function Place({ moment, place, column }: PlaceProps) {
  const text = useWatchMessages().places
  return (
    <section aria-label={text[moment]} className="flex min-h-0 flex-col gap-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-2">{text[moment]}</h3>
      {place ? (
        <OriginContents searchId={place.searchId} place={{ rowIndex: place.row, column }} />
      ) : (
        <p className="text-sm text-ink-2">{moment === 'now' ? text.notAnymore : text.notThere}</p>
      )}
    </section>
  )
}
