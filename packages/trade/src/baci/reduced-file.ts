import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { BadTradeFile } from './bad-trade-file.ts'
import { IMPORTED_FORMAT, type ImportedCode } from './imported-figures.ts'
import type { ReducedBaci } from './reduce-baci.ts'

const Header = z.object({
  format: z.literal(IMPORTED_FORMAT),
  release: z.object({ name: z.string(), edition: z.string(), firstYear: z.int(), lastYear: z.int() }),
  rows: z.int(),
  codeCount: z.int(),
})
export type ReducedHeader = z.infer<typeof Header>

/** A few megabytes on disk, so that whoever holds the database can load them without the file they come from. */
export async function writeReducedFile(path: string, { codes, ...rest }: ReducedBaci): Promise<void> {
  function* listLines() {
    yield `${JSON.stringify({ format: IMPORTED_FORMAT, ...rest })}\n`
    for (const code of codes) yield `${JSON.stringify(code)}\n`
  }
  await pipeline(Readable.from(listLines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
}

/** The header first, then every code. */
export async function readReducedFile(
  path: string,
): Promise<{ header: ReducedHeader; codes: AsyncGenerator<ImportedCode> }> {
  const lines = readLines(path)
  const first = await lines.next()
  const header = Header.safeParse(first.done ? null : JSON.parse(first.value))
  if (!header.success) throw broken()
  async function* listCodes() {
    for await (const line of lines) yield JSON.parse(line) as ImportedCode
  }
  return { header: header.data, codes: listCodes() }
}

const broken = () => new BadTradeFile('The prepared figures cannot be read. Please run the import again.')

async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unpacked = file.pipe(createGunzip())
  file.on('error', error => unpacked.destroy(error))
  let rest = ''
  try {
    for await (const chunk of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    throw broken()
  }
}
