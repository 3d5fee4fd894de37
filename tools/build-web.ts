// Builds the web into apps/web/dist: `client` is what is served, `server` is only used to write the ready-made HTML.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { defaultSiteConfig } from '../packages/contract/src/site-config.ts'
import { checkBundle } from './check-bundle.ts'
import { prerender } from './prerender.ts'
import { readWebBuildEnv } from './web-build-env.ts'

const web = join(import.meta.dirname, '../apps/web')
const dist = join(web, 'dist')
const configFile = join(web, 'vite.config.ts')
const { apiUrl } = readWebBuildEnv()

rmSync(dist, { recursive: true, force: true })
await build({ configFile, logLevel: 'warn', build: { outDir: join(dist, 'client') } })
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: join(dist, 'server'), ssr: 'src/app/entry-server.tsx', manifest: false },
})
// Our own server answers this path itself; the file is for a web that is served elsewhere.
writeFileSync(join(dist, 'client/config.json'), JSON.stringify({ ...defaultSiteConfig, apiUrl }))
const count = await prerender(dist)
const { kilobytes } = checkBundle(dist)
console.log(`Built the web: ${count} ready-made pages; the landing page loads ${kilobytes} KB of JavaScript (gzip).`)
