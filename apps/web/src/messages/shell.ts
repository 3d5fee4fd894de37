import { createMessages } from './create-messages.ts'
import { shell as en } from './en/shell.ts'
import { shell as es } from './es/shell.ts'

/** The texts that every page shares. */
export const useShellMessages = createMessages({ es, en })
