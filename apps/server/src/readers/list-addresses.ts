import { findAddresses, maxOfferedAddresses } from '@sondeo/contract/batches'
import type { ErrorCode } from '@sondeo/contract/errors'
import { readSearchDocument } from '@sondeo/database/search-document'
import { parseAddress } from '@sondeo/scraping/parse-address'
import { readSeparated, readSheet } from '@sondeo/scraping/read-sheet'
import { readStoredTable, UnreadableTableError } from '@sondeo/table/table'
import type { JsonPieces } from '../http/limits/large-body.ts'

type AddressColumn = { name: string; addresses: string[] }
type Read = { problem: ErrorCode } | { problem: null; columns: AddressColumn[] }

/** Somebody's words are an address where they begin like one or end in a domain; prices and dates do neither. */
const LOOKS_LIKE = /^(?:https?:\/\/\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$/iu

const isAddress = (text: string) => LOOKS_LIKE.test(text) && parseAddress(text).ok

const listColumn = (name: string, texts: Iterable<string>): AddressColumn[] => {
  const addresses = [...new Set([...texts].map(text => text.trim()).filter(isAddress))].slice(0, maxOfferedAddresses)
  return addresses.length > 0 ? [{ name, addresses }] : []
}

/** What a cell says, or where it leads to: shops are often listed by name, with their address behind it. */
const addressIn = ({ text, link = '' }: { text: string; link?: string }) => (isAddress(text.trim()) ? text : link)

/** The columns of a saved table that hold addresses. */
export async function listLinks({ json }: { json: Uint8Array }): Promise<AddressColumn[]> {
  try {
    const { columns, rows } = readStoredTable(readSearchDocument(Buffer.from(json))?.details.table)
    return columns.flatMap(({ id, name }) =>
      listColumn(
        name,
        rows.map(({ cells }) => {
          const cell = cells[id]
          return cell?.value.kind === 'url' ? cell.value.url : (cell?.text ?? '')
        }),
      ),
    )
  } catch (error) {
    if (error instanceof UnreadableTableError) return []
    throw error
  }
}

/** The addresses of a spreadsheet, by column; of any other text, those that stand in it. */
export async function listFileAddresses({ json }: { json: JsonPieces }): Promise<Read> {
  const asked = findAddresses.body.safeParse(parseJson(Buffer.concat(json).toString()))
  if (!asked.success || !asked.data.file) return { problem: 'invalid_input' }
  const bytes = Buffer.from(asked.data.file.base64, 'base64')
  const isSheet = bytes.subarray(0, 2).toString() === 'PK'
  try {
    const text = isSheet ? '' : bytes.toString()
    const tables = isSheet ? await readSheet(bytes) : readSeparated(text)
    const columns = tables.flatMap(({ header, rows }) =>
      // A list without a heading has its first address where the heading would stand.
      header.flatMap((head, at) => listColumn(head.text, [head, ...rows.flatMap(row => row[at] ?? [])].map(addressIn))),
    )
    return { problem: null, columns: columns.length > 0 ? columns : listColumn('', text.split(/[\s,;"]+/)) }
  } catch {
    return { problem: 'file_unreadable' }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
