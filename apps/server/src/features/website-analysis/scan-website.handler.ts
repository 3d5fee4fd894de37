import type { Services } from '../../build-services.ts'
import { runScan } from './run-scan.ts'

export const handle = (ids: { ownerId: string; scanId: string }, services: Services) => runScan(services, ids)
