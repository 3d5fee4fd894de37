import { useMessages } from '../../browser/use-messages.ts'
import { accounts as en } from '../../messages/en/accounts.ts'
import { accounts as es } from '../../messages/es/accounts.ts'

const texts = { es, en }
export const useAccountsMessages = () => useMessages(texts)
