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
