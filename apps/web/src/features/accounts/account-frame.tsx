import { paths } from '@sondeo/contract/paths'
import { Search, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../../blocks/language-menu.tsx'
import { Logo } from '../../blocks/logo.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { SkipLink } from '../../blocks/skip-link.tsx'
import { ThemeMenu } from '../../blocks/theme-menu.tsx'
import { useOnline } from '../../browser/use-online.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { useShellMessages } from '../../messages/shell.ts'

type Props = {
  title: string
  description: string
  children: ReactNode /** Stands above the title. */
  back?: ReactNode
}

/** The frame of the four account forms: the form on one side, the product on the other. */
export function AccountFrame({ title, description, back, children }: Props) {
  const shell = useShellMessages()
  const text = useAccountsMessages()
  const isOnline = useOnline()
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(32rem,1fr)_1.1fr]">
      <PageMeta title={title} description={description} />
      <SkipLink />
      <div className="flex flex-col">
        <header className="flex items-center gap-1 px-5 py-4 sm:px-8">
          <Logo to={paths.landing} label={shell.homeLink} className="mr-auto" />
          <LanguageMenu />
          <ThemeMenu />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="grid flex-1 content-start justify-items-center px-5 pt-6 pb-16 outline-none sm:px-8 sm:pt-[6vh] lg:pt-[9vh]"
        >
          <div className="grid w-full max-w-104 gap-6">
            {back}
            <div className="grid gap-2">
              <h1 className="text-xl">{title}</h1>
              <p className="text-sm text-ink-2">{description}</p>
            </div>
            {!isOnline && (
              <p role="status" className="flex gap-2.5 rounded-md bg-partial-soft px-4 py-3 text-sm text-partial">
                <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {text.offline}
              </p>
            )}
            {children}
          </div>
        </main>
      </div>
      <AccountSide />
    </div>
  )
}

// As the page that they were read from writes them, like the question and the place that is shown.
const shownRows = [
  ['LP-027-2026', 'MINSA', '229,513.00'],
  ['LP-031-2026', 'MINSA', '262,515.00'],
  ['LP-035-2026', 'ESSALUD', '295,517.00'],
] as const
const markedRow = 1

/** What waits behind the form, drawn with the product's own parts. Decoration: screen readers pass it by. */
function AccountSide() {
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
              {shownRows.map(([code, entity, amount], index) => (
                <tr key={code} className="h-9 border-t border-line">
                  <td>{code}</td>
                  <td>{entity}</td>
                  <td className="text-right">
                    <span
                      className={
                        index === markedRow
                          ? '-mx-1.5 rounded-sm bg-signal-soft px-1.5 py-1 outline-2 outline-signal'
                          : undefined
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
