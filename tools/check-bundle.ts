// The landing page may load 100 KB of script: React and the router alone are 81. Everything else is split by route.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { scriptsOf, sourcesIn } from './web-manifest.ts'

const maxLandingKilobytes = 100

/** Brings a library of its own and is loaded when somebody asks for it: no screen may start with it. */
export const loadedWhenUsed = 'src/blocks/export-menu/make-workbook.ts'

/** Throws when the landing page's scripts weigh more than they may, or a screen starts with what it should load later. */
export function checkBundle(dist: string): { kilobytes: number } {
  const sources = sourcesIn(dist)
  const [late] = sources.includes(loadedWhenUsed) ? scriptsOf(dist, [loadedWhenUsed]) : []
  const early = sources.find(
    source => source.startsWith('src/screens/') && scriptsOf(dist, [source]).includes(late ?? ''),
  )
  if (early) throw new Error(`${early} starts with ${loadedWhenUsed}, which is to be loaded when it is used.`)
  const files = [...scriptsOf(dist, ['index.html', 'src/screens/public/landing.tsx']), 'preferences.js']
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, 'client', file))).length, 0)
  const kilobytes = Math.round(bytes / 102.4) / 10
  if (kilobytes > maxLandingKilobytes)
    throw new Error(`The landing page loads ${kilobytes} KB of script (gzip); ${maxLandingKilobytes} are allowed.`)
  return { kilobytes }
}
