import { createMessages } from '../create-messages.ts'
import { researchCharts as en } from '../en/research/research-charts.ts'
import { researchCharts as es } from '../es/research/research-charts.ts'

export const useChartMessages = createMessages({ es, en })
