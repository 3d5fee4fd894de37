import { useMessages } from '../../../browser/use-messages.ts'
import { researchCharts as en } from '../../../messages/en/research-charts.ts'
import { researchCharts as es } from '../../../messages/es/research-charts.ts'

const texts = { es, en }
export const useChartMessages = () => useMessages(texts)
