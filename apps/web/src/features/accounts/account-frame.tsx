import { paths } from '@sondeo/contract/paths'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../../blocks/language-menu.tsx'
import { Logo } from '../../blocks/logo.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { SkipLink } from '../../blocks/skip-link.tsx'
import { ThemeMenu } from '../../blocks/theme-menu.tsx'
import { useOnline } from '../../browser/use-online.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { useShellMessages } from '../../messages/shell.ts'
import { AccountSide } from './account-side.tsx'

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
