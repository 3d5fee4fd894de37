// The landing page may load 100 KB of script: React and the router alone are 81. Everything else is split by route.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { scriptsOf } from './web-manifest.ts'

export const maxLandingKilobytes = 100

/** Throws when the landing page's scripts weigh more than they may. */
export function checkBundle(dist: string): { kilobytes: number } {
  const files = [...scriptsOf(dist, ['index.html', 'src/screens/landing.tsx']), 'preferences.js']
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, 'client', file))).length, 0)
  const kilobytes = Math.round(bytes / 102.4) / 10
  if (kilobytes > maxLandingKilobytes)
    throw new Error(`The landing page loads ${kilobytes} KB of script (gzip); ${maxLandingKilobytes} are allowed.`)
  return { kilobytes }
}
