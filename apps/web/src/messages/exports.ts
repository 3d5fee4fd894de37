import { createMessages } from './create-messages.ts'
import { exports as en } from './en/exports.ts'
import { exports as es } from './es/exports.ts'

export const useExportsMessages = createMessages({ es, en })
export type ExportsMessages = typeof es
