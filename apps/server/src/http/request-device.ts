import type { FastifyRequest } from 'fastify'

/** The more particular first: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const MAX_LENGTH = 512

/** Enough to know one's own browser again in a list; versions are not kept. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const said = headers['user-agent']?.slice(0, MAX_LENGTH) ?? ''
  const find = (signs: [name: string, sign: RegExp][]) => signs.find(([, sign]) => sign.test(said))?.[0]
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || null
}
