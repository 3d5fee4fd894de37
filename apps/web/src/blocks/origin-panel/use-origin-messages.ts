import { useMessages } from '../../browser/use-messages.ts'
import { originPanel as en } from '../../messages/en/origin-panel.ts'
import { originPanel as es } from '../../messages/es/origin-panel.ts'

const texts = { es, en }
export const useOriginMessages = () => useMessages(texts)
