import type { es } from './es.ts'

export const en: typeof es = {
  mails: {
    greeting: name => `Hello ${name},`,
    signature: brand => `The ${brand} team`,
    resetSubject: 'Reset your password',
    resetLead: 'We received a request to reset your password. Open this link to choose a new one:',
    resetButton: 'Choose a new password',
    resetNote: 'The link works once, for one hour. If you didn’t ask for it, you can ignore this email.',
    proofSubject: 'Confirm your email address',
    proofLead:
      'Someone created an account with this address. If it was you, confirm it with this link and the password you chose:',
    proofButton: 'Confirm my address',
    proofNote:
      'The link works once, for one hour. If it wasn’t you, don’t open it; the account can’t be used without it.',
    knownSubject: 'You already have an account',
    knownLead:
      'Someone tried to create an account with this address, but one already exists. If it was you and you forgot your password, choose a new one here:',
    knownNote: 'The link works once, for one hour. If it wasn’t you, you can ignore this email.',
    changedSubject: 'Your password has changed',
    changedLead: 'Your password was just changed, and you were signed out everywhere else.',
    changedNote: 'If this wasn’t you, reset your password now and contact support:',
    changedButton: 'Reset password',
    deletedSubject: 'Your account was deleted',
    deletedLead: 'Your account and everything in it were deleted, as you asked.',
    deletedNote: 'If this wasn’t you, contact support:',
  },
  plans: {
    units: { report: 'research reports', scan: 'website scans' },
    nearLimitSubject: what => `You’re close to your plan’s limit: ${what}`,
    usedUpSubject: what => `You’ve reached your plan’s limit: ${what}`,
    usedLead: ({ used, limit, what }) =>
      `Your plan includes ${limit} ${what} in this period, and you have used ${used}.`,
    nearLimitNote: day => `Your usage resets on ${day}. Your profile shows your usage and how to get more.`,
    usedUpNote: day => `Your usage resets on ${day}. Nothing you saved is lost; your profile shows how to get more.`,
    openProfile: 'See my plan',
  },
  watches: {
    subject: (name: string) => `What’s new: ${name}`,
    unreadableSubject: (name: string) => `We couldn’t read the list: ${name}`,
    lead: ({ name, added, changed, gone, deadlines }) => {
      const parts = [
        added > 0 && `${added} new`,
        changed > 0 && `${changed} changed`,
        gone > 0 && `${gone} no longer listed`,
        deadlines > 0 && `${deadlines} due soon`,
      ].filter(Boolean)
      if (parts.length === 0) return `We couldn’t read the list you’re watching, “${name}”.`
      return `There’s news in the list you’re watching, “${name}”: ${parts.join(', ')}.`
    },
    added: (row: string) => `New: ${row}`,
    back: (row: string) => `Back: ${row}`,
    gone: (row: string) => `No longer listed: ${row}`,
    changed: (row: string, fields: string) => `Changed: ${row}. ${fields}`,
    deadline: (row: string, fields: string) => `Due soon: ${row}. ${fields}`,
    meanings: {
      soon: (name, day, days) => {
        const left = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
        return `${name}: ${day} (${left})`
      },
      later: days => `deadline extended by ${days} ${days === 1 ? 'day' : 'days'}`,
      earlier: days => `deadline brought forward by ${days} ${days === 1 ? 'day' : 'days'}`,
      up: amount => `up ${amount}`,
      down: amount => `down ${amount}`,
      status: 'new status',
    },
    more: (count: number) => `And ${count} more.`,
    unsubscribe: 'Stop these emails',
    open: 'See what’s new',
    note: 'You’re getting this email because you watch this list. You can pause it, change it or turn these emails off on its page.',
  },
  webhooks: {
    disabledSubject: 'A webhook no longer gets messages',
    disabledLead: url =>
      `We haven’t been able to deliver messages to ${url} for days, so we stopped sending them there.`,
    disabledNote: 'Your watches keep working. Once the address responds again, turn it back on.',
    open: 'See my webhooks',
  },
  replies: {
    resetSent: 'If there’s an account with that email, we’ve sent it a link to choose a new password.',
    passwordReset: 'Your password was changed. You can sign in now.',
    nameUpdated: 'Name updated successfully',
    usernameUpdated: 'Username updated successfully',
    passwordUpdated: 'Password updated successfully',
    profileUpdated: 'Profile updated successfully',
    searchDeleted: 'Search deleted',
    accountDeleted: 'Your account was deleted.',
  },
  lists: {
    columns: { source: 'Source', address: 'Source URL', formula: 'joined' },
    explain: (searches, rows, duplicates) => {
      const count = (value: number) => new Intl.NumberFormat('en').format(value)
      const kept = `List of ${count(searches)} searches: ${count(rows)} ${rows === 1 ? 'row' : 'rows'}`
      if (duplicates === 0) return `${kept}, no duplicates.`
      return `${kept} (${count(duplicates)} ${duplicates === 1 ? 'duplicate' : 'duplicates'} removed).`
    },
    explainBatch: (addresses: number, rows: number, duplicates: number) => {
      const count = (value: number) => new Intl.NumberFormat('en').format(value)
      const from = addresses === 1 ? '1 URL' : `${count(addresses)} URLs`
      const kept = `${count(rows)} ${rows === 1 ? 'row' : 'rows'} from ${from}`
      if (duplicates === 0) return `${kept}.`
      return `${kept} (${count(duplicates)} ${duplicates === 1 ? 'duplicate' : 'duplicates'} merged, with all their origins).`
    },
    matrix: {
      match: 'Match',
      byCode: 'Same code',
      byName: (percent: number) => `Name and unit (${percent}%)`,
      byPerson: 'Confirmed by you',
      alone: 'On one site only',
    },
  },
  sheets: { analysis: 'Market Analysis' },
  directories: { 'product-research': 'Product research' },
}
