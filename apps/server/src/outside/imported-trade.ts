import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { TradeRelease, TradeReleasesStore } from '@sondeo/database/trade-releases-store'
import { ImportedCode, type ImportedFigures } from '@sondeo/trade/imported-figures'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const packFigures = (figures: ImportedCode): Promise<Uint8Array> =>
  compress(Buffer.from(JSON.stringify(figures)), fast)

const describe = ({ name, edition, firstYear, lastYear }: TradeRelease) => ({ name, edition, firstYear, lastYear })

/** Trade figures that the operator imported, as research reads them. */
export const readImportedTrade = (releases: TradeReleasesStore): ImportedFigures => ({
  async current() {
    const release = await releases.current()
    return release ? describe(release) : null
  },
  async find(code) {
    const found = await releases.find(code)
    if (!found) return null
    // What another version stored and this one cannot read counts as not imported: the figures that ship are used.
    const figures = ImportedCode.safeParse(JSON.parse((await decompress(found.figures)).toString())).data
    return figures ? { release: describe(found.release), figures } : null
  },
})
