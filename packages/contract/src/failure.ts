import { z } from 'zod'
import { type ErrorCode, errors } from './errors.ts'

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The body of every failure. `error` repeats the message for exports, whose callers read that field. */
export const Failure = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  message: z.string(),
  fields: z.array(z.object({ field: z.string(), code: z.enum(codes) })).optional(),
  retryAfterSeconds: z.number().optional(),
  error: z.string().optional(),
})
export type Failure = z.infer<typeof Failure>
