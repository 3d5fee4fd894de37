import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { readCases } from '../packages/extraction/cases/read-cases.ts'
import { isElement, type PageNode } from '../packages/extraction/src/page/page-node.ts'
import { parseHtml } from '../packages/extraction/src/page/parse-html.ts'

type Standard = DefaultTreeAdapterTypes.ParentNode
/** The texts of a page in order, each with the tags around it. */
type Texts = { path: string; text: string }[]
type Verdict = 'same' | 'nested otherwise' | 'in another order' | 'more text' | 'text lost'

// What the standard adds by itself, and what nobody reads as text.
const IMPLIED = new Set(['html', 'head', 'body', 'tbody'])
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe'])
// Controls and what stands for them are no text.
const NO_TEXT = /[\s\0\ufffd]+/g

/** How our tree of pages differs from the standard's, by parse5: `--corpus DIR`, `--tests DIR` with html5lib's `.dat` files. */
export function run(options: string[] = []): Promise<void> {
  const folder = (name: string): string | undefined =>
    options.includes(name) ? options[options.indexOf(name) + 1] : undefined
  const [corpus, tests] = [folder('--corpus'), folder('--tests')]
  report(
    'the committed cases',
    readCases().map(({ html }) => html),
  )
  if (corpus)
    report(
      'the corpus',
      globSync(join(corpus, '**/*.html')).map(file => readFileSync(file, 'utf8')),
    )
  if (tests) report('tests of html5lib', globSync(join(tests, '**/*.dat')).flatMap(readTests))
  return Promise.resolve()
}

/** The pages of a file of tests, but for fragments and pages that scripts change. */
function readTests(file: string): string[] {
  const tests = readFileSync(file, 'utf8').split(/\n\n(?=#data\n)/)
  return tests.flatMap(test =>
    test.startsWith('#data\n') && !/^#(?:document-fragment|script-on)/m.test(test)
      ? test.slice('#data\n'.length, test.indexOf('\n#errors'))
      : [],
  )
}

function report(name: string, pages: string[]): void {
  const verdicts = pages.map(html => ({ html, verdict: compare(html) }))
  const counts = [...Map.groupBy(verdicts, ({ verdict }) => verdict)].map(
    ([verdict, own]) => `${own.length} ${verdict}`,
  )
  console.log(`${name}: ${pages.length} pages, ${counts.join(', ')}`)
  for (const { html, verdict } of verdicts)
    if (verdict === 'text lost') console.log(`  text lost: ${JSON.stringify(html.slice(0, 120))}`)
}

function compare(html: string): Verdict {
  const standard = textsOfStandard(parse(html, { scriptingEnabled: false }), '')
  const own = textsOf(parseHtml(html).children, '')
  if (JSON.stringify(joinNeighbours(standard)) === JSON.stringify(joinNeighbours(own))) return 'same'
  const [wanted, given] = [standard, own].map(texts => texts.map(({ text }) => text).join('')) as [string, string]
  if (wanted === given) return 'nested otherwise'
  const left = new Map<string, number>()
  for (const letter of given) left.set(letter, (left.get(letter) ?? 0) + 1)
  for (const letter of wanted) left.set(letter, (left.get(letter) ?? 0) - 1)
  if ([...left.values()].some(count => count < 0)) return 'text lost'
  return wanted.length === given.length ? 'in another order' : 'more text'
}

const within = (path: string, tag: string): string => (IMPLIED.has(tag) ? path : `${path}/${tag}`)

function textsOfStandard(parent: Standard, path: string): Texts {
  return parent.childNodes.flatMap((node): Texts => {
    if (defaultTreeAdapter.isTextNode(node)) return [{ path, text: node.value.replace(NO_TEXT, '') }]
    if (!defaultTreeAdapter.isElementNode(node) || UNREAD.has(node.tagName)) return []
    return textsOfStandard(node, within(path, node.tagName))
  })
}

function textsOf(nodes: readonly PageNode[], path: string): Texts {
  return nodes.flatMap((node): Texts => {
    if (!isElement(node)) return [{ path, text: node.data.replace(NO_TEXT, '') }]
    return UNREAD.has(node.name) ? [] : textsOf(node.children, within(path, node.name))
  })
}

function joinNeighbours(texts: Texts): Texts {
  const joined: Texts = []
  for (const { path, text } of texts) {
    const last = joined.at(-1)
    if (text === '') continue
    if (last?.path === path) last.text += text
    else joined.push({ path, text })
  }
  return joined
}
