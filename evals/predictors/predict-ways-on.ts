import type { Predictor } from '../corpus/prediction.ts'

export const predictNextPage: Predictor = reading => ({ nextUrl: reading.waysOn.next?.url ?? null })

export const predictLogin: Predictor = reading => ({ login: reading.waysOn.login !== null })
