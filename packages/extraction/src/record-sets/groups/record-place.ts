import { isBlock } from '../../page/lay-out-text.ts'
import { oncePerPage } from '../../page/once-per-page.ts'
import type { PageElement } from '../../page/page-node.ts'
import { kindOfClass, stepNameOf } from './signature.ts'

// Tags that say nothing of what a text is.
const NEUTRAL = new Set(['ins', 'bdi', 'bdo', 'wbr', 'nobr'])

const join = (way: string, step: string): string => (way ? `${way}/${step}` : step)

type Ways = { all: string; block: string; inline: string }

/**
 * Where a text stands in its record: the blocks around it, and the inline tags inside the last of them. The same place
 * is the same object on the whole page, so its names are written and compared once.
 */
export class RecordPlace {
  readonly block: string
  readonly inline: string
  /** Block and inline tags in one word. */
  readonly key: string
  private readonly all: string
  private readonly inside = new Map<string, RecordPlace>()

  constructor({ all, block, inline }: Ways) {
    this.all = all
    this.block = block
    this.inline = inline
    this.key = `${block}|${inline}`
  }

  /** The place inside this element; a record's own class differs between special and plain records, never its fields. */
  within(element: PageElement, isRecord: boolean): RecordPlace {
    const step = isRecord ? element.name : stepNameOf(element)
    let place = this.inside.get(step)
    if (!place) {
      place = new RecordPlace(this.goInto(element, step, isRecord))
      this.inside.set(step, place)
    }
    return place
  }

  private goInto(element: PageElement, step: string, isRecord: boolean): Ways {
    const all = join(this.all, step)
    const { name } = element
    if (isRecord || isBlock(element) || name === 'td' || name === 'th') return { all, block: all, inline: '' }
    if (NEUTRAL.has(name)) return { all, block: this.block, inline: this.inline }
    const own = kindOfClass(element) ? step : name
    return { all, block: this.block, inline: join(this.inline, own) }
  }
}

/** Where records begin. */
export const startPlaceOf = oncePerPage(() => new RecordPlace({ all: '', block: '', inline: '' }))
