import { shell as en } from '../messages/en/shell.ts'
import { shell as es } from '../messages/es/shell.ts'
import { useMessages } from './use-messages.ts'

const texts = { es, en }

/** The texts that every page shares. */
export const useShellMessages = () => useMessages(texts)
