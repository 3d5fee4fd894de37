import type { es } from './es.ts'

export const en: typeof es = {
  mails: {
    greeting: name => `Hello ${name},`,
    signature: brand => `The ${brand} team`,
    resetSubject: 'Reset your password',
    resetLead: 'We received a request to change the password of your account. Open this link to choose a new one:',
    resetButton: 'Choose a new password',
    resetNote: 'The link works for one hour and only once. If you did not ask for it, there is nothing to do.',
    changedSubject: 'Your password has changed',
    changedLead: 'The password of your account has just changed, and all other sessions were ended.',
    changedNote: 'If this was not you, reset the password now and write to support:',
    changedButton: 'Reset the password',
    deletedSubject: 'Your account was deleted',
    deletedLead: 'Your account and everything stored in it were deleted, as you asked.',
    deletedNote: 'If this was not you, write to support:',
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
  directories: { 'product-research': 'Product research' },
}
