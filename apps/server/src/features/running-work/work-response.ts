import { WorkResponse } from '@sondeo/contract/events'
import type { Work } from '@sondeo/database/work-store'
import { z } from 'zod'

const Info = z.object({ name: z.string() })
const Outcome = z.object({ resultId: z.string().optional(), code: WorkResponse.shape.code.optional() })

export function toWorkResponse(work: Work): WorkResponse {
  const info = Info.safeParse(work.info)
  const outcome = Outcome.safeParse(work.outcome)
  const progress = WorkResponse.shape.progress.safeParse(work.progress)
  return {
    _id: work.id,
    tool: work.tool,
    state: work.state,
    name: info.data?.name ?? '',
    progress: progress.data ?? null,
    resultId: outcome.data?.resultId ?? null,
    code: outcome.data?.code ?? null,
    startedAt: work.createdAt.toISOString(),
  }
}
