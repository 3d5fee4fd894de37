import { type Perspective, readPerspective, setPerspective } from '@sondeo/contract/research/perspective'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../browser/api-client.ts'
import { useQueryKeys } from '../../../browser/session.ts'

/** Whose side a report is told from before anybody chose one. */
export const nobodys: Perspective = { country: null, role: 'both' }

/** The country and role of whoever reads: null until they are chosen, undefined while they are asked for. */
export function usePerspective() {
  const client = useQueryClient()
  const keys = useQueryKeys()
  const { data } = useQuery({
    queryKey: keys.perspective,
    queryFn: async ({ signal }) => (await call(readPerspective, undefined, { signal })).perspective,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const save = useMutation({
    mutationFn: (perspective: Perspective) => call(setPerspective, perspective),
    onSuccess: (_done, perspective) => {
      client.setQueryData(keys.perspective, perspective)
      // Reports told from the side of before are told anew when they are opened again.
      client.removeQueries({ queryKey: keys.researches, type: 'inactive' })
    },
  })
  return { perspective: save.isPending ? save.variables : data, save }
}
