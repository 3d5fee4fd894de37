import type { Predictor } from '../corpus/prediction.ts'

export const predictArticle: Predictor = reading => ({ text: reading.text.map(block => block.text).join('\n\n') })
