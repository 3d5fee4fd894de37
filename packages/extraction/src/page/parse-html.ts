import { Tokenizer } from 'htmlparser2'
import { TreeBuilder } from './build-tree.ts'
import type { PageRoot } from './page-node.ts'

/** Takes any text; depth and attributes are bounded, cost is linear. Throws only `PageTooComplex`. */
export function parseHtml(html: string): PageRoot {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder)
  tokenizer.write(html)
  tokenizer.end()
  return builder.root
}
