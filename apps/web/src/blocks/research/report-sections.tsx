import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useReportMessages } from '../../messages/research/research-report.ts'
import { joinClasses } from '../../ui/join-classes.ts'

const sectionNames = ['answer', 'charts', 'markets', 'table', 'analysis', 'sources'] as const
export type SectionName = (typeof sectionNames)[number]

const idOf = (name: SectionName) => `report-${name}`

/** A part of a report that its row of links leads to. */
export function ReportSection({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <div
      id={idOf(name)}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-10 grid-cols-[minmax(0,1fr)] gap-5 outline-none"
    >
      {children}
    </div>
  )
}

/** What stands above this part of the window has been come to. */
const READING_LINE = 0.35

/**
 * The section that is being read: the last whose beginning has come up to the line; the first at the top of the page, the
 * last at its end.
 */
function useCurrentSection(names: readonly SectionName[]) {
  const [current, setCurrent] = useState(names[0])
  const joined = names.join(' ')
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const isAtTop = window.scrollY === 0
      const isAtEnd = !isAtTop && window.scrollY + clientHeight >= scrollHeight - 2
      const sections = joined.split(' ').flatMap(name => document.getElementById(idOf(name as SectionName)) ?? [])
      const line = window.innerHeight * READING_LINE
      const come = sections.filter(section => section.getBoundingClientRect().top <= line)
      const id = (isAtEnd ? sections.at(-1) : isAtTop ? sections[0] : (come.at(-1) ?? sections[0]))?.id
      setCurrent(sectionNames.find(name => idOf(name) === id))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [joined])
  return current
}

type Props = {
  names: readonly SectionName[] /** Below the header of the application, which stays in sight, too. */
  hasHeader: boolean
}

/** Links to the parts of a report: they stay in sight on a desk, and are one row that scrolls sideways on a phone. */
export function ReportLinks({ names, hasHeader }: Props) {
  const text = useReportMessages().sections
  const current = useCurrentSection(names)
  const goTo = (event: MouseEvent, name: SectionName) => {
    const section = document.getElementById(idOf(name))
    if (!section) return
    // By itself: the address keeps naming the report, and going back leaves it at once.
    event.preventDefault()
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label={text.label}
      className={joinClasses(
        '-mx-5 overflow-x-auto border-b border-line bg-paper px-5 sm:sticky sm:z-30 sm:-mx-8 sm:px-8 print:hidden',
        hasHeader ? 'sm:top-14' : 'sm:top-0',
      )}
    >
      <ul className="flex w-max gap-1">
        {names.map(name => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              aria-current={name === current ? 'location' : undefined}
              onClick={event => goTo(event, name)}
              className="block border-b-2 border-transparent px-2.5 py-2.5 text-sm font-medium text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
            >
              {text.names[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
