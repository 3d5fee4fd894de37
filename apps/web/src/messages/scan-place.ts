import { createMessages } from './create-messages.ts'
import { scanPlace as en } from './en/scan-place.ts'
import { scanPlace as es } from './es/scan-place.ts'

export const usePlaceMessages = createMessages({ es, en })
