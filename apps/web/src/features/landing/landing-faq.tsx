import { useState } from 'react'
import type { LandingTexts } from '../../messages/public/landing.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const tabClasses =
  'min-h-11 shrink-0 rounded-md px-3.5 text-left text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink aria-selected:bg-night aria-selected:text-on-night dark:aria-selected:bg-ink dark:aria-selected:text-paper'

/** Six topics as tabs; within a topic one answer open at a time. */
export function LandingFaq({ text }: { text: LandingTexts['faq'] }) {
  const [topic, setTopic] = useState('general')
  const category = text.categories.find(({ id }) => id === topic)
  return (
    <section id="faq" className="page-width grid gap-10 py-20 lg:py-28">
      <div className="grid gap-3">
        <h2 className="text-xl sm:text-2xl">{text.title}</h2>
        <p className="text-ink-2">{text.lead}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <Tabs
          label={text.categoriesLabel}
          tabs={text.categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={topic}
          onChange={setTopic}
          listClassName="-mx-1 flex flex-wrap gap-1 p-1 lg:flex-col lg:flex-nowrap"
          tabClassName={tabClasses}
          panelClassName="min-w-0 rounded-sm lg:min-h-[19rem]"
        >
          <Accordion
            key={topic}
            items={(category?.items ?? []).map(({ question, answer }) => ({
              id: question,
              title: question,
              content: answer,
            }))}
          />
        </Tabs>
      </div>
    </section>
  )
}
