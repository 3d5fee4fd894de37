import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'
import { nextIndex } from './next-index.ts'

type Props<Value extends string> = {
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
  listClassName?: string
  tabClassName?: string
  panelClassName?: string
}

const underlined =
  'min-h-11 border-b-2 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors duration-150 hover:text-ink aria-selected:border-signal aria-selected:text-ink'

/** Tabs with one panel: arrows, Home and End move and choose; one stop in the tab order. Renders no inline style. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onChange, children, listClassName, tabClassName, panelClassName } = props
  const id = useId()
  const tabId = (tab: Value) => `${id}-tab-${tab}`
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(tab => tab.value === value)
    const next = tabs[nextIndex({ key: event.key, index, count: tabs.length }) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(tabId(next.value))?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={listClassName ?? 'flex gap-6 overflow-x-auto border-b border-line'}
      >
        {tabs.map(tab => (
          <button
            key={tab.value}
            id={tabId(tab.value)}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={tabClassName ?? underlined}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={tabId(value)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
        tabIndex={0}
        className={joinClasses(panelClassName)}
      >
        {children}
      </div>
    </>
  )
}
