import type { Predictor } from '../corpus/prediction.ts'

export const predictNextPage: Predictor = reading => ({ nextUrl: reading.navigation.next?.url ?? null })

export const predictLogin: Predictor = reading => ({ login: reading.navigation.login !== null })
