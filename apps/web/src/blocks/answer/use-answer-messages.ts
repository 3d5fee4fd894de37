import { useMessages } from '../../browser/use-messages.ts'
import { answer as en } from '../../messages/en/answer.ts'
import { answer as es } from '../../messages/es/answer.ts'

const texts = { es, en }
export const useAnswerMessages = () => useMessages(texts)
