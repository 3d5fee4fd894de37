import { makeRandom } from '../make-random.ts'
import { makeLivingTenders, type Tender } from './living-tenders.ts'

/** What became of the page on a day, besides what happened to its rows. */
type LivingDay = 'usual' | 'two-pages' | 'empty' | 'broken' | 'login' | 'away' | 'half' | 'cut-short'

const days: LivingDay[] = [
  ...Array.from({ length: 8 }, () => 'usual' as const),
  ...Array.from({ length: 4 }, () => 'two-pages' as const),
  'empty',
  'broken',
  'login',
  'away',
  'half',
  'cut-short',
]

/**
 * A list that lives day by day by a seed: rows come, go, change and come back; order, class names, counters, adverts and
 * pages move; some days it is broken, empty, half there or behind a login. It knows what must be told of each day.
 */
export function makeLivingList(seed: number) {
  const random = makeRandom(seed)
  const { upTo, some, listed, passDay, tell } = makeLivingTenders(random)
  let wasHalf = false
  let shown: { day: LivingDay; pages: string[] } = { day: 'usual', pages: [] }

  function write(rows: readonly Tender[], isMixed: boolean): string[] {
    const prefix = some(['', 'x-', 'css-1f', 'tw '])
    const order = isMixed ? rows.toSorted((a, b) => ((a.visits * 7919) % 31) - ((b.visits * 7919) % 31)) : rows
    return order.map(
      ({ code, title, amount, closes, visits }) =>
        `<tr class="${prefix}row"><td class="${prefix}code">${code}</td><td>${title}</td><td>RD$ ${amount}</td><td>${String(closes + 1).padStart(2, '0')}/12/2099</td><td>${visits}</td></tr>`,
    )
  }
  const advert = () => `<tr class="ad"><td></td><td>Anuncio ${upTo(1000)}</td><td></td><td></td><td></td></tr>`
  const page = (rows: readonly string[], next: string) =>
    `<html lang="es"><title>Compras</title><main><h1>Licitaciones</h1><table><tr><th>Código</th><th>Título</th><th>Monto</th><th>Cierre</th><th>Visitas</th></tr>${rows.join('')}</table>${next}</main></html>`
  const next = '<a rel="next" href="/lista?pagina=2">Siguiente</a>'

  const list = {
    /** The first look: everything is known. */
    begin() {
      shown = { day: 'usual', pages: [page(write(listed(), false), '')] }
      tell(listed(), true)
    },
    /** One more day; gives what must be told of it, in no order. */
    passDay(): { day: LivingDay; told: string[]; isReadable: boolean } {
      passDay()
      const day = some(wasHalf ? days.filter(kind => kind !== 'half') : days)
      const isReadable = !['empty', 'broken', 'login', 'away'].includes(day)
      const all = listed()
      const part = all.slice(0, Math.ceil(all.length / 2))
      const rows = write(day === 'half' ? part : all, random() < 0.3)
      if (random() < 0.3) rows.splice(upTo(rows.length), 0, advert())
      const middle = Math.ceil(rows.length / 2)
      const isSplit = day === 'two-pages' || day === 'cut-short'
      shown = {
        day,
        pages: isSplit ? [page(rows.slice(0, middle), next), page(rows.slice(middle), '')] : [page(rows, '')],
      }
      // What comes halfway twice in a row is believed, and a look that was cut short tells nothing in between.
      if (isReadable && day !== 'cut-short') wasHalf = day === 'half'
      if (!isReadable) return { day, told: [], isReadable }
      const seen =
        day === 'cut-short' ? all.filter(({ code }) => shown.pages[0]?.includes(code)) : day === 'half' ? part : all
      return { day, told: tell(seen, day === 'usual' || day === 'two-pages'), isReadable }
    },
    /** What the site answers on this day. */
    answer(url: string): { status?: number; headers?: Record<string, string>; body: string } {
      const { day, pages } = shown
      if (day === 'away') return { status: 503, body: 'Servicio no disponible' }
      if (day === 'empty') return { body: page([], '') }
      if (day === 'broken')
        return { body: '<html><main><h1>Mantenimiento</h1><p>Vuelva más tarde, por favor.</p></main></html>' }
      if (day === 'login')
        return {
          body: '<html><main><h1>Iniciar sesión</h1><form method="post"><input name="u"><input type="password" name="p"><button>Entrar</button></form></main></html>',
        }
      if (!url.includes('pagina=2')) return { body: pages[0] ?? '' }
      return day === 'cut-short' ? { status: 500, body: 'error' } : { body: pages[1] ?? '' }
    },
  }
  return list
}
