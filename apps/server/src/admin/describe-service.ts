import type { Stores } from '@sondeo/database/stores'
import { alignColumns } from './describe-accounts.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const duration = (seconds: number) => (seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)

/** What the operator looks at before the disk is full or work piles up. */
export async function describeService({ service, users }: Pick<Stores, 'service' | 'users'>): Promise<string[]> {
  const { databaseBytes, tables, filesBytes } = await service.measure()
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
    ...(older === null ? [] : [`Values still sealed with the other key: ${older}`]),
    ...alignColumns([['TABLE', 'SIZE', 'ROWS (ABOUT)'], ...sizes]),
    '',
    `Jobs that wait or run: ${jobs.reduce((sum, { count }) => sum + count, 0)}`,
    ...(jobs.length > 0 ? alignColumns([['JOB', 'STATE', 'COUNT', 'OLDEST'], ...waiting]) : []),
  ]
}
