import type { PageReading, RecordSet } from '../src/page-reading.ts'
import type { Expected, ExpectedSet } from './read-cases.ts'

/** Every way in which a reading differs from what the case expects. */
export function checkCase(reading: PageReading, expected: Expected): string[] {
  const wrong: string[] = []
  const compare = (what: string, got: unknown, wanted: unknown): void => {
    const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)]
    if (wanted !== undefined && a !== b) wrong.push(`${what}: got ${a}, expected ${b}`)
  }
  const [first] = reading.recordSets
  if (expected.first) wrong.push(...(first ? differences(first, expected.first) : ['no record set']))
  for (const other of expected.others ?? []) {
    const nearest = reading.recordSets.map(set => differences(set, other)).sort((a, b) => a.length - b.length)[0]
    if (!nearest || nearest.length > 0) wrong.push(`no set with ${other.columns.join(', ')}: ${nearest?.join('; ')}`)
  }
  if (expected.noRecordSets) compare('record sets', reading.recordSets.length, 0)
  compare('language', reading.language, expected.language)
  compare('country', reading.country, expected.country)
  compare('currency', reading.currency, expected.currency)
  compare('next', reading.navigation.next?.url ?? null, expected.next)
  compare('total', reading.navigation.total?.count ?? null, expected.total)
  const kinds = new Set([...(expected.contacts ?? []).map(contact => contact.kind), ...(expected.noContacts ?? [])])
  for (const kind of kinds) {
    const wanted = (expected.contacts ?? []).filter(contact => contact.kind === kind)
    const found = reading.contacts.filter(contact => contact.kind === kind)
    compare(`contacts ${kind}`, found.map(contact => contact.value).sort(), wanted.map(contact => contact.value).sort())
    for (const { value, owner } of wanted) {
      compare(`owner of ${value}`, found.find(contact => contact.value === value)?.owner ?? null, owner)
    }
  }
  const text = reading.text.map(block => block.text).join('\n')
  for (const part of expected.text?.includes ?? []) if (!text.includes(part)) wrong.push(`text lacks "${part}"`)
  for (const part of expected.text?.excludes ?? []) if (text.includes(part)) wrong.push(`text has "${part}"`)
  if (expected.login !== undefined) compare('login', describeLogin(reading), expected.login)
  return wrong
}

function describeLogin({ navigation: { login } }: PageReading): Expected['login'] {
  if (!login) return null
  const nameOf = (role: string): string | null => login.fields.find(field => field.role === role)?.name ?? null
  return { action: login.action, user: nameOf('user'), password: nameOf('password') }
}

function differences(set: RecordSet, wanted: ExpectedSet): string[] {
  const wrong: string[] = []
  const compare = (what: string, got: unknown, expected: unknown): void => {
    const [a, b] = [JSON.stringify(got), JSON.stringify(expected)]
    if (expected !== undefined && a !== b) wrong.push(`${what}: got ${a}, expected ${b}`)
  }
  compare('kind', set.kind, wanted.kind)
  compare('name', set.name, wanted.name)
  compare('columns', set.columns.map(column => column.name), wanted.columns)
  compare('number of records', set.records.length, wanted.rows.length)
  for (const [i, record] of set.records.entries()) {
    compare(`record ${i + 1}`, set.columns.map(({ key }) => record.cells[key]?.text ?? null), wanted.rows[i])
    compare(`address of record ${i + 1}`, record.detailUrl ?? null, wanted.detailUrls?.[i])
  }
  for (const [name, kind] of Object.entries(wanted.types ?? {})) {
    compare(`type of ${name}`, set.columns.find(column => column.name === name)?.type, kind)
  }
  for (const [name, values] of Object.entries(wanted.values ?? {})) {
    const key = set.columns.find(column => column.name === name)?.key ?? ''
    for (const [i, value] of values.entries()) {
      const got: Record<string, unknown> = { ...set.records[i]?.cells[key]?.value }
      const listed = Object.fromEntries(Object.keys(value).map(part => [part, got[part]]))
      compare(`value of ${name} in record ${i + 1}`, listed, value)
    }
  }
  return wrong
}
