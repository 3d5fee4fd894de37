import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

export type PhoneKind = 'mobile' | 'landline' | 'phone'

/** What kind of line a number in E.164 form is; in some countries numbers do not tell. */
export function phoneKind(phone: string): PhoneKind {
  const type = parsePhoneNumberFromString(phone)?.getType()
  if (type === 'MOBILE') return 'mobile'
  return type === 'FIXED_LINE' ? 'landline' : 'phone'
}
