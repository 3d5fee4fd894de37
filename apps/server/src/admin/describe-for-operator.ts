import type { Stores } from '@sondeo/database/stores'
import type { User } from '@sondeo/database/users-store'

type Authorized = { pattern: string; createdAt: Date }

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export function alignColumns(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => [...(row[column] ?? '')].length))) ?? []
  const pad = (text: string, width: number) => text + ' '.repeat(width - [...text].length)
  return rows.map(row => `  ${row.map((text, column) => pad(text, widths[column] ?? 0)).join('  ')}`.trimEnd())
}

const signsInBy = ({ hasPassword, hasGoogle }: User) =>
  [hasPassword && 'password', hasGoogle && 'Google'].filter(Boolean).join(' and ') || 'membership'

export function describeAccounts(users: User[], authorized: Authorized[]): string[] {
  const accounts = users.map(user => [user.email, user.username, user.plan, signsInBy(user), dayOf(user.createdAt)])
  const emails = authorized.map(({ pattern, createdAt }) => [pattern, dayOf(createdAt)])
  return [
    `Accounts: ${users.length}`,
    ...(users.length > 0 ? alignColumns([['E-MAIL', 'USERNAME', 'PLAN', 'SIGNS IN BY', 'SINCE'], ...accounts]) : []),
    '',
    `Authorized e-mails: ${authorized.length}`,
    ...(authorized.length > 0 ? alignColumns([['E-MAIL', 'SINCE'], ...emails]) : []),
  ]
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const duration = (seconds: number) => (seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)

export const describeLeftOut = ({ count, bytes }: { count: number; bytes: number }) =>
  `It does not hold what lies in the S3 bucket: ${count} stored pages and large documents, ${megabytes(bytes)}. ` +
  'Keep those by the means of the bucket (versions, copies), at least as long as this file.'

/** What the operator looks at before the disk is full or work piles up. */
export async function describeService({ service, users }: Pick<Stores, 'service' | 'users'>): Promise<string[]> {
  const { databaseBytes, tables, filesBytes, bucket } = await service.measure()
  const older = await service.countOlderSeals()
  const jobs = await service.countJobs()
  const sizes = tables.map(({ name, bytes, rows }) => [name, megabytes(bytes), String(rows)])
  const waiting = jobs.map(({ name, state, count, oldestSeconds }) => [
    name,
    state,
    String(count),
    duration(oldestSeconds),
  ])
  return [
    `Accounts: ${await users.count()}`,
    `Database: ${megabytes(databaseBytes)}`,
    ...(filesBytes > 0 ? [`Pages beside it: ${megabytes(filesBytes)}`] : []),
    ...(bucket.count > 0 ? [`Pages in the bucket: about ${megabytes(bucket.bytes)} in ${bucket.count} objects`] : []),
    ...(older === null ? [] : [`Values still sealed with the other key: ${older}`]),
    ...alignColumns([['TABLE', 'SIZE', 'ROWS (ABOUT)'], ...sizes]),
    '',
    `Jobs that wait or run: ${jobs.reduce((sum, { count }) => sum + count, 0)}`,
    ...(jobs.length > 0 ? alignColumns([['JOB', 'STATE', 'COUNT', 'OLDEST'], ...waiting]) : []),
  ]
}
