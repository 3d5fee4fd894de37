import { useMessages } from '../../browser/use-messages.ts'
import { productResearch as en } from '../../messages/en/product-research.ts'
import { productResearch as es } from '../../messages/es/product-research.ts'

const texts = { es, en }
/** What research screens say, new results and saved ones alike. */
export const useResearchMessages = () => useMessages(texts)
