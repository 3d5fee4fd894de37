import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { PageMeta } from './page-meta.tsx'

type Props = {
  title: string
  lead: ReactNode
  back: { to: string; text: string }
  children: ReactNode
}

/** A page of a signed-in user that is one column: the way back, a heading, what it is for, and its contents. */
export function TitledPage({ title, lead, back, children }: Props) {
  return (
    <div className="mx-auto grid max-w-4xl min-w-0 grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <PageMeta title={title} />
      <BackLink to={back.to}>{back.text}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-xl">{title}</h1>
        <p className="max-w-[68ch] text-ink-2">{lead}</p>
      </div>
      {children}
    </div>
  )
}
