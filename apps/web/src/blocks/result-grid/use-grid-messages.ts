import { useMessages } from '../../browser/use-messages.ts'
import { resultGrid as en } from '../../messages/en/result-grid.ts'
import { resultGrid as es } from '../../messages/es/result-grid.ts'

const texts = { es, en }
export const useGridMessages = () => useMessages(texts)
