import { makeRandom } from '@sondeo/test-kit/make-random'
import { makeLivingTenders, type Tender, writeChange } from '@sondeo/test-kit/sites/living-tenders'
import { expect, test } from 'vitest'
import { tableOf } from '../../test/table-of.ts'
import { compareTable } from './compare-table.ts'
import { beginList, type KnownList } from './known-list.ts'

type Day = 'usual' | 'empty' | 'broken' | 'half' | 'cut-short'

const days: Day[] = ['usual', 'usual', 'usual', 'usual', 'usual', 'usual', 'empty', 'broken', 'half', 'cut-short']

/** A list that lives: what happens to it is known, and so is what must be told of it. */
function liveThrough(seed: number) {
  const random = makeRandom(seed)
  const tenders = makeLivingTenders(random)
  const { upTo, some, listed } = tenders
  let titleName = 'Título'
  let wasHalf = false

  const rowOf = ({ code, title, amount, closes, visits }: Tender) => ({
    Código: code,
    [titleName]: title,
    Monto: `RD$ ${amount}`,
    Cierre: `${String(closes + 1).padStart(2, '0')}/12/2099`,
    Visitas: String(visits),
  })

  /** What comes halfway twice in a row is believed, so that it does not. */
  function pickDay(): Day {
    const day = some(wasHalf ? days.filter(kind => kind !== 'half') : days)
    if (day !== 'empty' && day !== 'broken' && day !== 'cut-short') wasHalf = day === 'half'
    return day
  }

  function passDay() {
    tenders.passDay()
    if (random() < 0.02) titleName = titleName === 'Título' ? 'Objeto de la contratación' : 'Título'
  }

  function show(day: Day): Record<string, string>[] {
    if (day === 'empty') return []
    if (day === 'broken') return Array.from({ length: 20 }, (_, at) => ({ Menú: `Opción ${at}`, Ayuda: `Texto ${at}` }))
    const rows: Record<string, string>[] = listed().map(rowOf)
    if (random() < 0.3) rows.sort(() => random() - 0.5)
    const shown = day === 'half' || day === 'cut-short' ? rows.slice(0, Math.ceil(rows.length / 2)) : rows
    if (random() < 0.3)
      shown.splice(upTo(shown.length), 0, {
        Código: '',
        [titleName]: `Anuncio ${upTo(1000)}`,
        Monto: '',
        Cierre: '',
        Visitas: '',
      })
    return shown
  }
  return { ...tenders, passDay, show, pickDay }
}

test.each([1, 2, 3, 4, 5])(
  'two hundred days of a list: every change is told once, and none that did not happen (%i)',
  seed => {
    const site = liveThrough(seed)
    let known: KnownList = beginList(tableOf(site.show('usual')), { searchId: 's0', at: 'day 0' })
    site.tell(site.listed(), true)
    for (let day = 1; day <= 200; day++) {
      site.passDay()
      const kind = site.pickDay()
      const rows = site.show(kind)
      const when = { searchId: `s${day}`, at: `day ${day}`, isComplete: kind !== 'cut-short' }
      const compared = compareTable(known, tableOf(rows), when)
      expect([day, compared.isReadable]).toEqual([day, kind !== 'empty' && kind !== 'broken'])
      if (!compared.isReadable) continue
      known = compared.list
      const shown = rows.flatMap(row => site.find(row.Código) ?? [])
      const told = compared.changes.map(({ kind: what, row, fields }) =>
        writeChange(
          what,
          row.Código ?? '',
          fields.map(({ name }) => name),
        ),
      )
      expect([day, kind, told.sort()]).toEqual([day, kind, site.tell(shown, kind === 'usual')])
    }
  },
)
