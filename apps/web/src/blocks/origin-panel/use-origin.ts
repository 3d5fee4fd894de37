import { getOrigin } from '@sondeo/contract/origins'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'
import type { CellPlace } from '../result-grid/cell-place.ts'

/** Where one cell of a saved search comes from; asked only while a cell is chosen. */
export const useOrigin = (searchId: string, place: CellPlace | undefined) =>
  useQuery({
    queryKey: useQueryKeys().origin(searchId, place),
    enabled: place !== undefined,
    queryFn: async ({ signal }) => {
      const body = { searchId, row: place?.rowIndex ?? 0, column: place?.column ?? '' }
      return (await call(getOrigin, body, { signal })).origin
    },
  })
