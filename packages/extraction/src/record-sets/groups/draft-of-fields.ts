import { absoluteUrl, type Page } from '../../page/page.ts'
import { isElement, type PageNode } from '../../page/page-node.ts'
import { placeOfAttribute, placeOfText } from '../../page/place-on-page.ts'
import { findProtectedEmail, findWholeText, isCutOff, isPageAddress } from '../cell-of-node.ts'
import type { Draft, DraftCell } from '../draft.ts'
import type { Meaning } from '../naming/column-words.data.ts'
import { meaningOfClasses, wordsOfClasses } from '../naming/name-from-classes.ts'
import { dropStrayRecords } from './drop-stray-records.ts'
import type { Field, FieldText } from './field.ts'
import { countTexts, readText } from './field.ts'
import { findSections } from './find-sections.ts'
import type { Group, Segment } from './segment.ts'
import { takeHeaderRecord } from './take-header-record.ts'

const PROTECTED = /^\[.{1,30}\]$/

export function draftOfFields(page: Page, group: Group, fields: Field[]): Draft {
  const { segments, container, likeness } = group
  const columns = fields.map(field => field.texts.map(text => text && cellOfText(page, text)))
  const title = columns.find((cells, i) => leadsToDetails(cells, fields[i] as Field))
  const sections = findSections(page, { ...group, areProse: fields.length < 2 })
  const draft: Draft = {
    kind: 'list',
    name: null,
    columnNames: [...(sections ? [''] : []), ...fields.map(field => field.label)],
    columnMeanings: [
      ...(sections ? ['group' as const] : []),
      ...fields.map(field => meaningOfClasses(field.classWords) ?? meaningOfLinks(field)),
    ],
    columnWords: [...(sections ? [''] : []), ...ownClasses(fields).map(wordsOfClasses)],
    rows: segments.map((_, at) => [
      ...(sections ? [sections[at] ?? null] : []),
      ...columns.map(cells => cells[at] ?? null),
    ]),
    detailUrls: segments.map((_, at) => title?.[at]?.href),
    container,
    spans: segments.map(spanOf),
    likeness,
  }
  const named = takeHeaderRecord(draft, segments)
  return dropStrayRecords(named.draft, named.segments)
}

/** What the folder says that all links of a field lead into: "/autor/marta-quiros". */
function meaningOfLinks({ texts }: Field): Meaning | null {
  const folders = texts.flatMap(text => {
    if (!text) return []
    const href = text.pieces.find(({ link }) => link)?.link?.attribs.href ?? ''
    return [/^(?:https?:\/\/[^/]+)?\/([\p{L}-]{3,20})\/[^/?#]/u.exec(href)?.[1] ?? '']
  })
  const [folder = ''] = folders
  return folder !== '' && folders.length > 1 && folders.every(own => own === folder) ? meaningOfClasses(folder) : null
}

const WORDS = /[-_]+/
const SHARED_BY = 3

/** Without the words that the classes of several fields share: those name the box around them ("card__price"). */
function ownClasses(fields: readonly Field[]): string[] {
  const split = fields.map(({ classWords }) => classWords.split(/[.\s]+/).map(name => name.split(WORDS)))
  const counts = new Map<string, number>()
  for (const names of split) for (const word of new Set(names.flat())) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isOwn = (word: string): boolean => (counts.get(word) ?? 0) < SHARED_BY
  return split.map(names => names.map(words => words.filter(isOwn).join('-')).join(' '))
}

function spanOf({ nodes }: Segment): { first: number; last: number } {
  const last = nodes.at(-1) as PageNode
  return { first: (nodes[0] as PageNode).order, last: isElement(last) ? last.lastOrder : last.order }
}

/** A column of links that all lead elsewhere leads to the records' own pages. */
function leadsToDetails(cells: (DraftCell | null)[], field: Field): boolean {
  const links = cells.flatMap(cell => (cell?.href && isPageAddress(cell.href) ? [cell.href] : []))
  return links.length >= countTexts(field) * 0.8 && new Set(links).size >= links.length * 0.8
}

function cellOfText(page: Page, text: FieldText): DraftCell {
  const { saidBy } = text
  if (saidBy) {
    return { text: saidBy.element.attribs[saidBy.name] ?? '', origin: placeOfAttribute(saidBy.element, saidBy.name) }
  }
  const holder = holderOf(text)
  const value = readText(page, text)
  const link = text.pieces.find(piece => piece.link)?.link ?? null
  const element = link ?? (isElement(holder) ? holder : holder.parent)
  const email = element && isElement(element) && PROTECTED.test(value) ? findProtectedEmail(page, element) : null
  const whole = isCutOff(value) && element && isElement(element) ? findWholeText(element, value) : null
  return {
    ...(whole ?? {
      text: value,
      origin: placeOfText(holder, text.start - holder.textStart, text.end - holder.textStart),
    }),
    href: absoluteUrl(page, link?.attribs.href) ?? undefined,
    ...(email !== null && { email }),
  }
}

/** Smallest node whose text holds the whole field. */
function holderOf(text: FieldText): PageNode {
  let at = text.pieces[0]?.node as PageNode
  while ((at.textStart > text.start || at.textEnd < text.end) && at.parent && isElement(at.parent)) at = at.parent
  return at
}
