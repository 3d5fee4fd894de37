import { createMessages } from '../create-messages.ts'
import { researchReport as en } from '../en/research/research-report.ts'
import { researchReport as es } from '../es/research/research-report.ts'

/** What the parts of a report say. */
export const useReportMessages = createMessages({ es, en })
