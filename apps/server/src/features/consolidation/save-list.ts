import type { Language } from '@sondeo/contract/fields'
import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import type { Cell, Table } from '@sondeo/table/table'
import { AppError } from '../../app-error.ts'
import { messagesIn } from '../../messages/server-messages.ts'
import type { Services } from '../../services.ts'
import type { Joined } from './join-searches.ts'

/** Raised whenever a stored list of before would not be understood any more. */
export const DOCUMENT_VERSION = 1

type Saving = { ownerId: string; language: Language; name: string; joined: Joined }

/** A number travels as one where its text is nothing but that number. */
function flatValue(cell: Cell | undefined): string | number {
  const value = cell?.value
  const number =
    value?.kind === 'number'
      ? value.number
      : value?.kind === 'money'
        ? value.amount
        : value?.kind === 'percentage'
          ? value.percent
          : null
  const isPlain = number !== null && (cell?.text === String(number) || (value?.kind === 'number' && !value.unit))
  return isPlain ? number : (cell?.text ?? '')
}

const flatRows = ({ columns, rows }: Table) =>
  rows.map(({ cells }) => Object.fromEntries(columns.map(({ id, name }) => [name, flatValue(cells[id])])))

/** The list is a search like any other: with its table, its origins and how it came about. */
export async function saveList({ stores, now }: Pick<Services, 'stores' | 'now'>, saving: Saving): Promise<string> {
  const { ownerId, language, name, joined } = saving
  const { table, duplicates, searches, columns } = joined
  const details: AnswerDetails = {
    explanation: messagesIn(language).lists.explain(searches.length, table.rows.length, duplicates),
    analyst: { model: null },
    alternatives: [],
  }
  // The pages were read when their own searches say they were.
  const readAt = Object.assign({}, ...searches.map(({ document }) => document.details.readAt))
  const list = { sources: searches.map(({ id, name }) => ({ searchId: id, name })), columns, duplicates }
  const saved = await stores.searches.create({
    ownerId,
    tool: 'website',
    name,
    documentVersion: DOCUMENT_VERSION,
    document: {
      prompt: null,
      content: JSON.stringify(flatRows(table)),
      summary: null,
      details: { ...details, table, readAt, list },
    },
    now: now(),
  })
  if (saved.result !== 'created') throw new AppError('not_found')
  return saved.id
}
