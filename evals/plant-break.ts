// Preloaded by a test (`node --import`): changes one decision of the product while it is loaded, to see that the floors
// notice. PLANTED_BREAK is JSON: the end of the file's path, a text in it, and what to put there instead.
import { registerHooks } from 'node:module'

type Break = { file: string; text: string; instead: string }
const { file, text, instead }: Break = JSON.parse(process.env.PLANTED_BREAK ?? '{}')

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(file)) return loaded
    const source = String(loaded.source)
    if (!source.includes(text)) throw new Error(`${file} has no "${text}" any more: plant another break`)
    return { ...loaded, source: source.replace(text, instead) }
  },
})
