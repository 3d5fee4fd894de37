import { paths } from '@sondeo/contract/paths'
import { composeMail, type MailBrand, type MailTo } from '../../messages/compose-mail.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import type { Mail } from '../../outside/mail.ts'

export function composeResetMail(to: MailTo, brand: MailBrand, token: string): Mail {
  const { mails } = messagesIn(to.language)
  return composeMail(to, brand, {
    subject: mails.resetSubject,
    lead: mails.resetLead,
    link: `${brand.appUrl}${paths.resetPassword(token)}`,
    button: mails.resetButton,
    note: mails.resetNote,
  })
}

export function composeProofMail(to: MailTo, brand: MailBrand, token: string): Mail {
  const { mails } = messagesIn(to.language)
  return composeMail(to, brand, {
    subject: mails.proofSubject,
    lead: mails.proofLead,
    link: `${brand.appUrl}${paths.confirmEmail(token)}`,
    button: mails.proofButton,
    note: mails.proofNote,
  })
}

export function composeKnownAccountMail(to: MailTo, brand: MailBrand, token: string): Mail {
  const { mails } = messagesIn(to.language)
  return composeMail(to, brand, {
    subject: mails.knownSubject,
    lead: mails.knownLead,
    link: `${brand.appUrl}${paths.resetPassword(token)}`,
    button: mails.resetButton,
    note: mails.knownNote,
  })
}

export function composePasswordChangedMail(to: MailTo, brand: MailBrand): Mail {
  const { mails } = messagesIn(to.language)
  return composeMail(to, brand, {
    subject: mails.changedSubject,
    lead: mails.changedLead,
    link: `${brand.appUrl}${paths.forgotPassword}`,
    button: mails.changedButton,
    note: mails.changedNote,
    withSupport: true,
  })
}

export function composeAccountDeletedMail(to: MailTo, brand: MailBrand): Mail {
  const { mails } = messagesIn(to.language)
  return composeMail(to, brand, {
    subject: mails.deletedSubject,
    lead: mails.deletedLead,
    note: mails.deletedNote,
    withSupport: true,
  })
}
