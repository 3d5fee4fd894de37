import { makeRandom } from '@sondeo/test-kit/make-random'
import { expect, test } from 'vitest'
import { tableOf } from '../../test/table-of.ts'
import { compareTable } from './compare-table.ts'
import { beginList, type KnownList } from './known-list.ts'

type Tender = { code: string; title: string; amount: number; closes: number; isListed: boolean; visits: number }
type Told = { kind: string; code: string; fields: string[] }
type Day = 'usual' | 'empty' | 'broken' | 'half' | 'cut-short'

const days: Day[] = ['usual', 'usual', 'usual', 'usual', 'usual', 'usual', 'empty', 'broken', 'half', 'cut-short']

const newTender = (nth: number): Tender => ({
  code: `LPN-2026-${String(nth).padStart(4, '0')}`,
  title: `Suministro e instalación de equipos, lote ${nth}`,
  amount: 10_000 + nth * 7,
  closes: nth % 28,
  isListed: true,
  visits: nth,
})

/** A list that lives: what happens to it is known, and so is what must be told of it. */
function liveThrough(seed: number) {
  const random = makeRandom(seed)
  const upTo = (count: number) => Math.floor(random() * count)
  const some = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  const tenders = Array.from({ length: 24 }, (_, at) => newTender(at + 1))
  let titleName = 'Título'
  let wasHalf = false

  const rowOf = ({ code, title, amount, closes, visits }: Tender) => ({
    Código: code,
    [titleName]: title,
    Monto: `RD$ ${amount}`,
    Cierre: `${String(closes + 1).padStart(2, '0')}/12/2099`,
    Visitas: String(visits),
  })
  const listed = () => tenders.filter(({ isListed }) => isListed)

  /** What comes halfway twice in a row is believed, so that it does not. */
  function pickDay(): Day {
    const day = some(wasHalf ? days.filter(kind => kind !== 'half') : days)
    if (day !== 'empty' && day !== 'broken' && day !== 'cut-short') wasHalf = day === 'half'
    return day
  }

  function passDay() {
    for (const tender of tenders) tender.visits += 1 + upTo(50)
    if (random() < 0.5) tenders.push(newTender(tenders.length + 1))
    if (random() < 0.3) some(listed()).isListed = false
    const gone = tenders.filter(({ isListed }) => !isListed)
    if (gone.length > 0 && random() < 0.1) some(gone).isListed = true
    if (random() < 0.3) some(listed()).amount += 1000
    if (random() < 0.3) some(listed()).closes = upTo(28)
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
  return {
    listed,
    passDay,
    show,
    pickDay,
    find: (code = '') => tenders.find(tender => tender.code === code),
  }
}

/** What is known of the list by whoever is told. */
type Belief = Map<string, { amount: number; closes: number; isGone: boolean }>

function expectTold(belief: Belief, shown: Tender[], day: Day): Told[] {
  const told: Told[] = []
  for (const { code, amount, closes } of shown) {
    const before = belief.get(code)
    const fields = before ? [before.amount !== amount && 'Monto', before.closes !== closes && 'Cierre'] : []
    const changed = fields.filter(field => field !== false)
    if (!before || before.isGone) told.push({ kind: 'new', code, fields: changed })
    else if (changed.length > 0) told.push({ kind: 'changed', code, fields: changed })
    belief.set(code, { amount, closes, isGone: false })
  }
  if (day !== 'usual') return told
  const codes = new Set(shown.map(({ code }) => code))
  for (const [code, known] of belief)
    if (!known.isGone && !codes.has(code)) {
      known.isGone = true
      told.push({ kind: 'gone', code, fields: [] })
    }
  return told
}

const inOrder = (told: Told[]) => told.map(({ kind, code, fields }) => `${kind} ${code} ${fields.join(',')}`).sort()

test.each([1, 2, 3, 4, 5])(
  'two hundred days of a list: every change is told once, and none that did not happen (%i)',
  seed => {
    const site = liveThrough(seed)
    const belief: Belief = new Map()
    let known: KnownList = beginList(tableOf(site.show('usual')), { searchId: 's0', at: 'day 0' })
    expectTold(belief, site.listed(), 'usual')
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
      const told = compared.changes.map(({ kind: what, row, fields }) => ({
        kind: what,
        code: row.Código ?? '',
        fields: fields.map(({ name }) => name),
      }))
      expect([day, kind, inOrder(told)]).toEqual([day, kind, inOrder(expectTold(belief, shown, kind))])
    }
  },
)
