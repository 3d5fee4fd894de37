import { createMessages } from './create-messages.ts'
import { accounts as en } from './en/accounts.ts'
import { accounts as es } from './es/accounts.ts'

export const useAccountsMessages = createMessages({ es, en })
