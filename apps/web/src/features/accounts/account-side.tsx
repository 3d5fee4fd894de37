import { Search } from 'lucide-react'
import { useAccountsMessages } from '../../messages/accounts.ts'

const rows = [
  ['LP-027-2026', 'MINSA', '229 513,00'],
  ['LP-031-2026', 'MINSA', '262 515,00'],
  ['LP-035-2026', 'ESSALUD', '295 517,00'],
] as const
const marked = 1

/** What waits behind the form, drawn with the product's own parts. Decoration: screen readers pass it by. */
export function AccountSide() {
  const { side } = useAccountsMessages()
  return (
    <aside
      aria-hidden="true"
      className="night-band sticky top-0 hidden h-dvh place-items-center overflow-hidden p-12 lg:grid"
    >
      <div className="grid w-full max-w-120 gap-8">
        <div className="grid gap-3">
          <p className="font-head text-2xl font-bold tracking-tight text-balance">{side.title}</p>
          <p className="max-w-[44ch] text-on-night-2">{side.text}</p>
        </div>
        <div className="relative rounded-lg bg-surface p-5 text-ink shadow-card">
          <p className="flex items-center gap-2.5 rounded-md border border-line px-3 py-2 text-sm">
            <Search className="size-4 shrink-0 text-ink-3" />
            {side.question}
          </p>
          <table className="tabular mt-4 w-full text-sm">
            <thead>
              <tr className="text-left text-xs text-ink-3">
                {side.columns.map((column, index) => (
                  <th key={column} className={`pb-2 font-semibold ${index === 2 ? 'text-right' : ''}`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([code, entity, amount], index) => (
                <tr key={code} className="h-9 border-t border-line">
                  <td>{code}</td>
                  <td>{entity}</td>
                  <td className="text-right">
                    <span
                      className={
                        index === marked ? 'rounded-sm bg-signal-soft px-1.5 py-1 outline-2 outline-signal' : 'px-1.5'
                      }
                    >
                      {amount}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="absolute -right-4 -bottom-5 rounded-md bg-signal px-3 py-2 text-sm font-semibold text-signal-ink shadow-card">
            {side.origin}
          </p>
        </div>
      </div>
    </aside>
  )
}
