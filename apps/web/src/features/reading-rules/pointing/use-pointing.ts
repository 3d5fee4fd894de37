import { type PointedValue, pointAtValue } from '@sondeo/contract/pointing'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { call } from '../../../browser/api-client.ts'
import { dropEmpty, newField, type RuleDraft } from '../rule-draft.ts'
import type { Marks } from './page-frame.tsx'

type Change = Partial<Pick<RuleDraft, 'item' | 'fields'>>
type Asked = { at: number; item: string | null }

/** What is pointed at now, what would be read of it, and the columns that were made of it before. */
export function usePointing({
  draft,
  scanId,
  onChange,
}: {
  draft: RuleDraft
  scanId: string
  onChange: (change: Change) => void
}) {
  const [kept, setKept] = useState<Record<number, number[]>>({})
  const { mutate, reset, data, error, isPending, isSuccess, variables } = useMutation({
    mutationFn: async ({ at, item }: Asked) => (await call(pointAtValue, { scanId, at, item })).pointed,
  })
  const columns = dropEmpty(draft.fields)
  const item = columns.length > 0 && draft.item !== '' ? draft.item : null
  const pointed: PointedValue | null = (!isPending && data) || null
  const point = useCallback((at: number) => mutate({ at, item }), [mutate, item])
  const marks = useMemo<Marks>(
    () => ({
      read: pointed?.read.map(({ at }) => at) ?? [],
      kept: Object.values(kept).flat(),
      bring: pointed && variables ? variables.at : null,
    }),
    [pointed, kept, variables],
  )
  return {
    columns,
    point,
    marks,
    pointed,
    error,
    isPending,
    at: variables?.at ?? null,
    isOutside: isSuccess && data === null,
    /** Another way to see the records; only while no column hangs on this one. */
    regroup:
      pointed && item === null && pointed.groupings.length > 1
        ? () => {
            const next = (pointed.groupings.indexOf(pointed.item) + 1) % pointed.groupings.length
            if (variables) mutate({ at: variables.at, item: pointed.groupings[next] ?? null })
          }
        : null,
    keep: (name: string) => {
      if (!pointed) return
      const field = { ...newField(), name, selector: pointed.selector }
      setKept({ ...kept, [field.id]: pointed.read.map(({ at }) => at) })
      onChange({ item: pointed.item, fields: [...columns, field] })
      reset()
    },
    drop: (id: number) => {
      const { [id]: _, ...rest } = kept
      setKept(rest)
      const left = columns.filter(field => field.id !== id)
      onChange(left.length > 0 ? { fields: left } : { item: '', fields: [newField()] })
    },
  }
}
