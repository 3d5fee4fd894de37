export type Tender = { code: string; title: string; amount: number; closes: number; isListed: boolean; visits: number }

const newTender = (nth: number): Tender => ({
  code: `LPN-2026-${String(nth).padStart(4, '0')}`,
  title: `Suministro e instalación de equipos, lote ${nth}`,
  amount: 10_000 + nth * 7,
  closes: nth % 28,
  isListed: true,
  visits: nth,
})

/** Tenders that live day by day: they come, go, change and come back. What must be told of each day is known. */
export function makeLivingTenders(random: () => number) {
  const upTo = (count: number) => Math.floor(random() * count)
  const some = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  const tenders = Array.from({ length: 24 }, (_, at) => newTender(at + 1))
  const listed = () => tenders.filter(({ isListed }) => isListed)
  /** What is known of each tender by whoever is told. */
  const belief = new Map<string, { amount: number; closes: number; isGone: boolean }>()

  return {
    upTo,
    some,
    listed,
    find: (code = '') => tenders.find(tender => tender.code === code),
    passDay() {
      for (const tender of tenders) tender.visits += 1 + upTo(50)
      if (random() < 0.5) tenders.push(newTender(tenders.length + 1))
      if (random() < 0.3) some(listed()).isListed = false
      const gone = tenders.filter(({ isListed }) => !isListed)
      if (gone.length > 0 && random() < 0.1) some(gone).isListed = true
      if (random() < 0.3) some(listed()).amount += 1000
      if (random() < 0.3) some(listed()).closes = upTo(28)
    },
    /** What must be told of what is shown, in the order of the words; only where all of it is shown can a tender be gone. */
    tell(shown: readonly Tender[], isWhole: boolean): string[] {
      const told: string[] = []
      for (const { code, amount, closes } of shown) {
        const before = belief.get(code)
        const fields = before ? [before.amount !== amount && 'Monto', before.closes !== closes && 'Cierre'] : []
        const changed = fields.filter(Boolean)
        if (!before || before.isGone) told.push(writeChange('new', code, changed))
        else if (changed.length > 0) told.push(writeChange('changed', code, changed))
        belief.set(code, { amount, closes, isGone: false })
      }
      const codes = new Set(shown.map(({ code }) => code))
      for (const [code, known] of isWhole ? belief : [])
        if (!known.isGone && !codes.has(code)) {
          known.isGone = true
          told.push(writeChange('gone', code, []))
        }
      return told.sort()
    },
  }
}

/** A change as it is compared: its kind, the code of its tender, and the fields that differ. */
export const writeChange = (kind: string, code: string, fields: readonly unknown[]): string =>
  `${kind} ${code} ${fields.join(',')}`.trim()
