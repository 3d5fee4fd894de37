import { BadTradeFile } from './bad-trade-file.ts'
import type { ImportedCode, ImportedRelease, ImportedYear } from './imported-figures.ts'
import { openZipFile, type ZipEntry } from './open-zip-file.ts'
import { readBaciRows } from './read-baci-rows.ts'
import { createYearTally } from './tally-year.ts'

const KEPT_YEARS = 6

const yearFile = /(?:^|\/)BACI_(HS\d\d)_Y(\d{4})_V(\w+)\.csv$/i

export type ReducedBaci = { release: ImportedRelease; rows: number; codes: Iterable<ImportedCode>; codeCount: number }
type YearEntry = { entry: ZipEntry; edition: string; year: number; version: string }

/** The newest years among the files of the ZIP. */
export function chooseYears(entries: ZipEntry[], keptYears: number): [YearEntry, ...YearEntry[]] {
  const found = entries.flatMap((entry): YearEntry[] => {
    const [, edition, year, version] = yearFile.exec(entry.name) ?? []
    return edition && year && version
      ? [{ entry, edition: edition.toUpperCase(), year: Number(year), version: version.toUpperCase() }]
      : []
  })
  const editions = new Set(found.map(({ edition, version }) => `${edition} ${version}`))
  if (editions.size > 1) throw new BadTradeFile('The ZIP file holds several releases of BACI. Please import one.')
  const [newest, ...others] = found.sort((a, b) => b.year - a.year).slice(0, keptYears)
  if (!newest)
    throw new BadTradeFile('The ZIP file holds no BACI file of a year (BACI_HS22_Y2023_V202501.csv and the like).')
  return [newest, ...others]
}

/** Reads a BACI release year by year and keeps, per code and year, the totals and the largest traders. */
export async function reduceBaci(
  path: string,
  onYear: (line: string) => void = () => {},
  keptYears = KEPT_YEARS,
): Promise<ReducedBaci> {
  const zip = await openZipFile(path)
  try {
    const years = chooseYears(zip.entries, keptYears)
    const tally = createYearTally()
    // As text: six years of seven thousand codes take a tenth of the room that objects would.
    const kept = new Map<string, string[]>()
    let rows = 0
    for (const { entry, year } of years) {
      const count = await readBaciRows(
        zip.read(entry),
        entry.name,
        (rowYear, exporter, importer, product, usd, tons) => {
          if (rowYear !== year) throw new BadTradeFile(`${entry.name} holds rows of the year ${rowYear}.`)
          tally.add(exporter, importer, product, usd, tons)
        },
      )
      rows += count
      if (count === 0) throw new BadTradeFile(`${entry.name} has no rows.`)
      for (const [code, reduced] of tally.reduce(year)) {
        const list = kept.get(code)
        if (list) list.push(JSON.stringify(reduced))
        else kept.set(code, [JSON.stringify(reduced)])
      }
      onYear(`${year}: ${count.toLocaleString('en-US')} rows`)
    }
    const [{ edition, version, year: lastYear }] = years
    const firstYear = years.at(-1)?.year ?? lastYear
    return {
      release: { name: `BACI_${edition}_V${version}`, edition, firstYear, lastYear },
      rows,
      codes: listCodes(kept),
      codeCount: kept.size,
    }
  } finally {
    await zip.close()
  }
}

function* listCodes(kept: Map<string, string[]>): Generator<ImportedCode> {
  for (const [code, years] of [...kept].sort(([a], [b]) => (a < b ? -1 : 1)))
    yield { code, years: years.map(year => JSON.parse(year) as ImportedYear) }
}
