import type { ContactKind } from '@sondeo/extraction/page-reading'
import type { Predictor } from '../corpus/prediction.ts'

export const predictContacts: Predictor = reading => {
  const valuesOf = (...kinds: ContactKind[]): string[] =>
    reading.contacts.filter(contact => kinds.includes(contact.kind)).map(contact => contact.value)
  return { contacts: { emails: valuesOf('email'), phones: valuesOf('phone'), addresses: valuesOf('address') } }
}
