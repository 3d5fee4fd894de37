import { getOrigin } from '@sondeo/contract/origins'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'
import type { CellPlace } from '../result-grid/cell-place.ts'

/** Where one cell of a saved search comes from; asked only while a cell is chosen. */
export const useOrigin = (searchId: string, place: CellPlace | undefined) =>
  useQuery({
    queryKey: ['origin', searchId, place?.rowIndex, place?.column],
    enabled: place !== undefined,
    queryFn: async ({ signal }) => {
      const body = { searchId, row: place?.rowIndex ?? 0, column: place?.column ?? '' }
      return (await callSignedIn(getOrigin, body, { signal })).origin
    },
  })
