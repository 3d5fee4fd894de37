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
export const codeLanguages = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
] as const
export type CodeLanguage = (typeof codeLanguages)[number]['value']

const texts = {
  ask: { curl: askSh, javascript: askJs, python: askPy },
  research: { curl: researchSh, javascript: researchJs, python: researchPy },
  saved: { curl: savedSh, javascript: savedJs, python: savedPy },
}
type CodeTopic = keyof typeof texts
export const codeTopics = Object.keys(texts) as CodeTopic[]

type Values = Record<'base' | 'key' | 'url' | 'question' | 'product' | 'lang', string>

/** A test of the server runs these files as they are, with values of its own. */
export const codeExample = (topic: CodeTopic, language: CodeLanguage, values: Values): string =>
  texts[topic][language].replace(
    /__([A-Z]+)__/g,
    (place, name: string) => values[name.toLowerCase() as keyof Values] ?? place,
  )
