import { useEffect, useRef } from 'react'
import { Breakable } from '../../ui/breakable.tsx'

type Props = {
  /** What kind of page it is. */
  heading: string
  /** The product that was found, with its code. */
  name: string
  /** What was typed, where it says something else. */
  asked?: string | undefined
  /** Takes the reader and the keyboard to the top: it came in the place of what had them. */
  isArriving?: boolean
}

/** What the report is about in large letters; what kind of page it is above it in small ones. */
export function ReportHeading({ heading, name, asked, isArriving = false }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isArriving) return
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [isArriving])
  return (
    <>
      <h1
        ref={title}
        tabIndex={isArriving ? -1 : undefined}
        className="outline-none font-sans text-sm font-semibold tracking-normal text-ink-3"
      >
        {heading}
      </h1>
      <p className="font-head text-xl leading-tight font-bold tracking-tight text-balance wrap-anywhere">
        <Breakable text={name} />
      </p>
      {asked && <p className="text-sm wrap-anywhere text-ink-2">{asked}</p>}
    </>
  )
}
