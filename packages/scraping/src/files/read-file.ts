import { decodeHtml } from '../http/decode-html.ts'
import { Unreadable } from '../why-unreadable.ts'
import type { FileKind } from './detect-file.ts'
import { FileTrouble } from './file-trouble.ts'
import { type FileTable, writeData, writeTables } from './write-tables.ts'

export type FileSource = { kind: FileKind; url: URL; contentType: string; bytes: Buffer }
export type FileRead = { html: string; charset: string }

/** A file as the page that stands for it. Readers are loaded when the first file of their kind comes. */
export async function readFile({ kind, url, contentType, bytes }: FileSource): Promise<FileRead> {
  const title = nameOf(url)
  try {
    if (kind === 'pdf') {
      const { readPdf } = await import('./read-pdf.ts')
      return { html: writeTables({ title, ...(await readPdf(bytes)) }), charset: 'utf-8' }
    }
    if (kind === 'sheet') {
      const { readSheet } = await import('./read-sheet.ts')
      return { html: writeTables({ title, tables: filled(await readSheet(bytes)) }), charset: 'utf-8' }
    }
    const { html: text, charset } = decodeHtml(bytes, contentType)
    if (kind === 'csv') {
      const { readSeparated } = await import('./read-sheet.ts')
      return { html: writeTables({ title, tables: filled(readSeparated(text)) }), charset }
    }
    const { readJson, readXml } = await import('./read-data.ts')
    return { html: writeData({ title, data: kind === 'json' ? readJson(text) : readXml(text) }), charset }
  } catch (error) {
    const problem = error instanceof FileTrouble ? error.problem : 'damaged'
    if (problem === 'too-large') throw new Unreadable({ kind: 'too-complex', url: url.href })
    throw new Unreadable({ kind: 'bad-file', url: url.href, contentType, problem })
  }
}

/** As people read it; a name that is escaped as no text can be, such as `%ff`, stays as it stands in the address. */
function nameOf(url: URL): string {
  const name = url.pathname.split('/').at(-1) || url.hostname
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function filled(tables: FileTable[]): FileTable[] {
  if (!tables.some(({ rows }) => rows.length > 0)) throw new FileTrouble('no-data')
  return tables
}
