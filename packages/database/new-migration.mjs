// npm run new-migration -w packages/database -- --name what-changed
// Runs drizzle-kit on the schema. drizzle-kit looks for drizzle-orm beside itself, but npm keeps ours in this package.
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const { resolve } = createRequire(import.meta.url)
let isAsking = false

registerHooks({
  resolve(name, context, next) {
    if (isAsking || !/^drizzle-orm($|\/)/.test(name)) return next(name, context)
    isAsking = true
    try {
      return { url: pathToFileURL(resolve(name)).href, shortCircuit: true }
    } finally {
      isAsking = false
    }
  },
})
process.argv.splice(2, 0, 'generate')
await import(new URL('bin.cjs', import.meta.resolve('drizzle-kit')).href)
