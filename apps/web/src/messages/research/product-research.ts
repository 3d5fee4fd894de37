import { createMessages } from '../create-messages.ts'
import { productResearch as en } from '../en/research/product-research.ts'
import { productResearch as es } from '../es/research/product-research.ts'

/** What research screens say, new results and saved ones alike. */
export const useResearchMessages = createMessages({ es, en })
