import type { PageElement } from '../../page/page-node.ts'
import { placeInEmbedded } from '../../page/place-on-page.ts'
import type { DraftCell } from '../draft.ts'

export type JsonObject = Record<string, unknown>
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_DEPTH = 3
const MAX_FIELDS = 60
const SKIPPED = /^(?:@context|@id|@type|__typename|sameAs|potentialAction|breadcrumb)$/

/** Simple values of an object and of the objects inside it, by dotted name, each with its pointer. */
export function flattenObject(script: PageElement, object: JsonObject, pointer: string): Map<string, DraftCell> {
  const cells = new Map<string, DraftCell>()
  const visit = (at: JsonObject, names: string[], where: string): void => {
    for (const [key, value] of Object.entries(at)) {
      if (SKIPPED.test(key) || cells.size >= MAX_FIELDS) continue
      const here = `${where}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      const single = Array.isArray(value) ? value[0] : value
      const place = Array.isArray(value) ? `${here}/0` : here
      if (isObject(single)) {
        if (names.length + 1 < MAX_DEPTH) visit(single, [...names, key], place)
      } else if (single !== null && single !== undefined && single !== '' && typeof single !== 'object') {
        cells.set([...names, key].join('.'), { text: String(single), origin: placeInEmbedded(script, place) })
      }
    }
  }
  visit(object, [], pointer)
  return cells
}
