import { useState } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useDeveloperMessages } from '../../messages/developers.ts'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { CodeBlock } from './code-block.tsx'
import { CodedText } from './coded-text.tsx'
import askJs from './examples/ask.js.txt?raw'
import askPy from './examples/ask.py.txt?raw'
import askSh from './examples/ask.sh.txt?raw'
import researchJs from './examples/research.js.txt?raw'
import researchPy from './examples/research.py.txt?raw'
import researchSh from './examples/research.sh.txt?raw'
import savedJs from './examples/saved.js.txt?raw'
import savedPy from './examples/saved.py.txt?raw'
import savedSh from './examples/saved.sh.txt?raw'

/** Names of languages and programs: the same in every language. */
const codeLanguages = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
] as const
type CodeLanguage = (typeof codeLanguages)[number]['value']

const texts = {
  ask: { curl: askSh, javascript: askJs, python: askPy },
  research: { curl: researchSh, javascript: researchJs, python: researchPy },
  saved: { curl: savedSh, javascript: savedJs, python: savedPy },
}
type CodeTopic = keyof typeof texts
const codeTopics = Object.keys(texts) as CodeTopic[]

type Values = Record<'base' | 'key' | 'url' | 'question' | 'product' | 'lang', string>

/** A test of the server runs these files as they are, with values of its own. */
const codeExample = (topic: CodeTopic, language: CodeLanguage, values: Values): string =>
  texts[topic][language].replace(
    /__([A-Z]+)__/g,
    (place, name: string) => values[name.toLowerCase() as keyof Values] ?? place,
  )

/** One choice of a language for all examples, filled in with the address of this server. */
export function CodeExamplesBlock() {
  const { examples: text } = useDeveloperMessages()
  const lang = useLanguage()
  const config = useSiteConfig()
  const [language, setLanguage] = useState<CodeLanguage>('curl')
  const values = {
    base: config.apiUrl || window.location.origin,
    key: text.keyPlace,
    url: config.sampleSite?.suppliers ?? text.site,
    question: text.question,
    product: text.product,
    lang,
  }
  return (
    <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-base">{text.title}</h2>
        <p className="text-sm text-ink-2">
          <CodedText text={text.text} />
        </p>
      </div>
      <Segmented
        label={text.language}
        options={codeLanguages}
        value={language}
        onChange={setLanguage}
        className="justify-self-start"
      />
      {codeTopics.map(topic => (
        <section key={topic} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-sm font-semibold">{text.topics[topic].title}</h3>
          <p className="text-sm text-ink-2">
            <CodedText text={text.topics[topic].text} />
          </p>
          <CodeBlock name={text.topics[topic].title} code={codeExample(topic, language, values)} />
        </section>
      ))}
    </Card>
  )
}
