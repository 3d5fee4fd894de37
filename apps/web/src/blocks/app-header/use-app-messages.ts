import { useMessages } from '../../browser/use-messages.ts'
import { app as en } from '../../messages/en/app.ts'
import { app as es } from '../../messages/es/app.ts'

const texts = { es, en }
export const useAppMessages = () => useMessages(texts)
