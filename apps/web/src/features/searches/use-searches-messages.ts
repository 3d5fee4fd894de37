import { useMessages } from '../../browser/use-messages.ts'
import { searches as en } from '../../messages/en/searches.ts'
import { searches as es } from '../../messages/es/searches.ts'

const texts = { es, en }
export const useSearchesMessages = () => useMessages(texts)
