import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TypedCells } from './exports.ts'
import { Id } from './fields.ts'
import { CellOrigin } from './origins.ts'
import { ResearchDetails } from './research/product-research.ts'
import { AnswerDetails } from './website-analysis.ts'

const ok = z.literal(true)
const hour = 3_600_000

/** How long a link can be made for. */
export const shareDays = [1, 7, 30, 90] as const
export const maxSharesPerSearch = 20

export const Share = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** How often it was opened. */
  views: z.int().min(0),
})
export type Share = z.infer<typeof Share>

/** A report as strangers see it: what stands in it for its owner's country alone stays with the owner. */
export const SharedReport = ResearchDetails.omit({ perspective: true, own: true, markets: true })

export const createShare = endpoint({
  method: 'POST',
  path: '/api/shares',
  access: 'signed-in',
  summary: 'Make a read-only link to one saved result. The link is told once: only a hash of it is kept.',
  body: z.object({
    searchId: Id,
    days: z.union(
      shareDays.map(days => z.literal(days)),
      { error: 'invalid_input' },
    ),
  }),
  reply: z.object({ success: ok, share: Share, path: z.string() }),
  errors: ['not_found', 'share_limit'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

export const listShares = endpoint({
  method: 'POST',
  path: '/api/shares/list',
  access: 'signed-in',
  summary: 'The links to one saved result that still open it.',
  body: z.object({ searchId: Id }),
  reply: z.object({ success: ok, shares: z.array(Share) }),
  errors: ['not_found'],
})

export const revokeShare = endpoint({
  method: 'POST',
  path: '/api/shares/revoke',
  access: 'signed-in',
  summary: 'End a link at once.',
  body: z.object({ shareId: Id }),
  reply: z.object({ success: ok }),
  errors: ['not_found'],
})

/** What no token of ours looks like opens nothing. */
const Token = z.string({ error: 'field_required' }).regex(/^[\w-]{20,100}$/, { error: 'share_ended' })
const openLimits = [{ per: 'address', max: 120, windowMs: 60_000 }] as const

export const openShare = endpoint({
  method: 'POST',
  path: '/api/shared',
  access: 'public',
  summary: 'The result behind a link: its table and when it was made, and nothing else of its owner.',
  body: z.object({ token: Token }),
  reply: z.object({
    success: ok,
    name: z.string(),
    question: z.string().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    content: z.string(),
    /** What the cells mean; null for what was saved before such was kept. */
    table: TypedCells.nullable(),
    summary: z.string().nullable(),
    details: AnswerDetails.pick({ explanation: true, completeness: true, plan: true, comparedColumns: true })
      .partial()
      .nullable(),
    /** What stands beside the table of a research; told in the language of the call where its figures were kept. */
    research: SharedReport.nullable(),
  }),
  errors: ['share_ended', 'search_too_large'],
  limits: [{ per: 'address', max: 60, windowMs: 60_000 }],
})

export const getSharedOrigin = endpoint({
  method: 'POST',
  path: '/api/shared/origin',
  access: 'public',
  summary: 'Where one value of a shared result comes from.',
  body: z.object({
    token: Token,
    row: z.int({ error: 'invalid_input' }).min(0, { error: 'invalid_input' }),
    column: z
      .string({ error: 'field_required' })
      .min(1, { error: 'field_required' })
      .max(300, { error: 'field_too_long' }),
  }),
  reply: z.object({ success: ok, origin: CellOrigin }),
  errors: ['share_ended', 'not_found', 'search_too_large'],
  limits: openLimits,
})

export const getSharedPage = endpoint({
  method: 'GET',
  path: '/api/shared-page/:token/:place',
  access: 'public',
  summary: 'The stored page behind one value of a shared result, inert, with the place marked.',
  params: z.object({ token: Token, place: z.string().regex(/^\d{1,7}-c\d{1,4}-\d{1,4}$/, { error: 'invalid_input' }) }),
  reply: z.string(),
  errors: ['share_ended', 'not_found', 'scan_expired', 'page_too_complex', 'search_too_large'],
  limits: openLimits,
})
