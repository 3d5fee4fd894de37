import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Messages of these schemas are error codes, so that client and server say the same of the same mistake. */
const code = (code: ErrorCode) => ({ error: code })

const lengthOf = (text: string) => [...text].length
// Control characters would break lists, logs and mails; everything that people write names with stays.
const hasControls = (text: string) => /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text)

const shortText = (maxLength: number) =>
  z
    .string(code('field_required'))
    .transform(text => text.normalize('NFC').trim())
    .refine(text => text.length > 0, code('field_required'))
    .refine(text => lengthOf(text) <= maxLength, code('field_too_long'))
    .refine(text => !hasControls(text), code('invalid_characters'))

export const PersonName = shortText(60)
export const Username = shortText(60)

export const Email = z
  .string(code('field_required'))
  .transform(text => text.trim().toLowerCase())
  .refine(text => text.length > 0, code('field_required'))
  .refine(text => text.length <= 254, code('field_too_long'))
  .refine(text => z.email().safeParse(text).success, code('invalid_email'))

/** A password being chosen. One being tried has no rule but a bound: old rules must not lock anybody out. */
export const NewPassword = z
  .string(code('field_required'))
  .refine(text => text.length > 0, code('field_required'))
  .refine(text => lengthOf(text) >= 8, code('password_too_short'))
  .refine(text => lengthOf(text) <= 200, code('password_too_long'))

export const TriedPassword = z
  .string(code('field_required'))
  .refine(text => text.length > 0, code('field_required'))
  .refine(text => text.length <= 1000, code('field_too_long'))

/** What no id of ours looks like names nothing: it is not there, like the id of something that is gone. */
export const Id = z
  .string(code('field_required'))
  .min(1, code('field_required'))
  .refine(text => text === '' || /^[\w-]{1,100}$/.test(text), code('not_found'))

export const Language = z.enum(['es', 'en'])
export type Language = z.infer<typeof Language>
