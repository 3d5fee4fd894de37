import { useMessages } from '../../browser/use-messages.ts'
import { exports as en } from '../../messages/en/exports.ts'
import { exports as es } from '../../messages/es/exports.ts'

const texts = { es, en }
export type ExportsMessages = typeof es
export const useExportsMessages = () => useMessages(texts)
