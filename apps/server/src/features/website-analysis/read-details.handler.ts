import type { Services } from '../../build-services.ts'
import { runDetails } from './run-details.ts'

export const handle = (ids: { ownerId: string; scanId: string; workId: string }, services: Services) =>
  runDetails(services, ids)
