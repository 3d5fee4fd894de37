import type { es } from './es.ts'

export const en: typeof es = {
  mails: {
    greeting: name => `Hello ${name},`,
    signature: brand => `The ${brand} team`,
    resetSubject: 'Reset your password',
    resetLead: 'We received a request to change the password of your account. Open this link to choose a new one:',
    resetButton: 'Choose a new password',
    resetNote: 'The link works for one hour and only once. If you did not ask for it, there is nothing to do.',
    proofSubject: 'Confirm your email address',
    proofLead:
      'Somebody made an account with this address. If it was you, open it with this link and the password you chose:',
    proofButton: 'Confirm my address',
    proofNote:
      'The link works for one hour and only once. If it was not you, do not open it: without it the account is of no use.',
    knownSubject: 'You already have an account',
    knownLead:
      'Somebody tried to make an account with this address, and there is one. If it was you and you forgot the password, choose another here:',
    knownNote: 'The link works for one hour and only once. If it was not you, there is nothing to do.',
    changedSubject: 'Your password has changed',
    changedLead: 'The password of your account has just changed, and all other sessions were ended.',
    changedNote: 'If this was not you, reset the password now and write to support:',
    changedButton: 'Reset the password',
    deletedSubject: 'Your account was deleted',
    deletedLead: 'Your account and everything stored in it were deleted, as you asked.',
    deletedNote: 'If this was not you, write to support:',
  },
  plans: {
    units: { report: 'research reports', scan: 'website scans' },
    nearLimitSubject: what => `You are near your plan’s limit: ${what}`,
    usedUpSubject: what => `You have reached your plan’s limit: ${what}`,
    usedLead: ({ used, limit, what }) =>
      `Your plan includes ${limit} ${what} in this period, and you have used ${used}.`,
    nearLimitNote: day => `Counting starts again on ${day}. Your profile shows your usage and how to get more.`,
    usedUpNote: day =>
      `Counting starts again on ${day}. Nothing you saved is lost; your profile shows how to get more.`,
    openProfile: 'See my plan',
  },
  replies: {
    resetSent:
      'If there is an account with that e-mail, we have sent it a message with a link to choose a new password.',
    passwordReset: 'Your password was changed. You can sign in now.',
    nameUpdated: 'Name updated successfully',
    usernameUpdated: 'Username updated successfully',
    passwordUpdated: 'Password updated successfully',
    profileUpdated: 'Profile updated successfully',
    searchDeleted: 'Search deleted',
    accountDeleted: 'Your account was deleted.',
  },
  lists: {
    columns: { source: 'Source', address: 'Address of the source', formula: 'joined' },
    explain: (searches, rows, duplicates) => {
      const count = (value: number) => new Intl.NumberFormat('en').format(value)
      const kept = `${count(searches)} searches were joined into ${count(rows)} ${rows === 1 ? 'row' : 'rows'}`
      if (duplicates === 0) return `${kept}; none was a duplicate.`
      return `${kept}; ${count(duplicates)} ${duplicates === 1 ? 'duplicate was' : 'duplicates were'} merged into the first.`
    },
  },
  sheets: { analysis: 'Market Analysis' },
  directories: { 'product-research': 'Product research' },
}
