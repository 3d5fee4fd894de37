import { createHash } from 'node:crypto'
import type { LoginForm, PageReading, PageRecord, RecordSet } from '@sondeo/extraction/page-reading'
import { monthNumbers } from '@sondeo/values/date-words'
import { checkLoginPage, type LoginPage } from '../login/check-login-page.ts'
import { checkEmptiness, type Emptiness } from '../scan/check-emptiness.ts'
import { checkScriptNeed, type ScriptNeed } from '../scan/check-script-need.ts'
import { checkWall, type Wall } from '../scan/check-wall.ts'
import { findFrame } from '../scan/find-frame.ts'

/** What a scan has to know of a page to go on. Small, however large the page: the reading itself is only stored. */
export type PageDigest = {
  title: string
  next: string | null
  /** Number of records that the page itself announces. */
  total: number | null
  login: LoginForm | null
  loginPage: LoginPage
  textBlocks: number
  /** Best first. */
  lists: ListDigest[]
  emptiness: Emptiness
  scriptNeed: ScriptNeed | null
  frameUrl: string | null
  /** What is shown instead of the content. */
  wall: Wall | null
  /** Equal for equal content. */
  contentHash: string
}

/** What records are counted by. */
export type CountedList = {
  kind: RecordSet['kind']
  shape: string
  /** Of each record: equal for equal ones, whichever page they stand on. */
  identities: string[]
}

export type ListDigest = CountedList & {
  /** The same without numbers and months: what a calendar that goes on for ever repeats. */
  timeless: string[]
  /** The records' own pages, in their order; those that have none are left out. */
  detailUrls: string[]
}

export function digestPage({ html, url }: { html: string; url: string }, reading: PageReading): PageDigest {
  const { title, navigation, text, recordSets } = reading
  return {
    title,
    next: navigation.next?.url ?? null,
    total: navigation.total?.count ?? null,
    login: navigation.login,
    loginPage: checkLoginPage(html, reading),
    textBlocks: text.length,
    lists: recordSets.map(digestList),
    emptiness: checkEmptiness(html),
    scriptNeed: checkScriptNeed(html, reading),
    frameUrl: findFrame(html, url),
    wall: checkWall(html, reading),
    contentHash: hashOf(html),
  }
}

export const countedList = (set: RecordSet): CountedList => ({
  kind: set.kind,
  shape: hashOf(`${set.kind} ${set.columns.map(column => column.key).join('\u0000')}`),
  identities: set.records.map(record => hashOf(identityOf(record))),
})

const digestList = (set: RecordSet): ListDigest => ({
  ...countedList(set),
  timeless: [...new Set(set.records.map(record => hashOf(timelessOf(record))))],
  detailUrls: set.records.flatMap(({ detailUrl }) => detailUrl ?? []),
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 20)

const identityOf = ({ cells, detailUrl }: PageRecord) =>
  `${detailUrl ?? ''}\u0000${Object.entries(cells)
    .map(([key, cell]) => `${key}=${cell.text}`)
    .join('\u0000')}`

const timelessOf = ({ cells }: PageRecord) =>
  Object.values(cells)
    .map(({ text }) => text.replace(/\d+/g, '').replace(MONTHS, '').trim())
    .filter(Boolean)
    .join('|')

const MONTHS = new RegExp(`\\b(?:${Object.keys(monthNumbers).join('|')})\\b`, 'gi')
