/** One table of a file: its rows as they stand, each cell with the address it has in the file. */
export type FileTable = {
  name: string
  /** Lines before the table that are no rows of it. */
  notes: string[]
  header: FileCell[]
  rows: FileCell[][]
}

/** `link`: where the cell leads to, where its text does not say it. */
export type FileCell = { text: string; address: string; link?: string }

/** A file as a page: the same reading, the same origins, the same copy to look at as for any page. */
export function writeTables({
  title,
  tables,
  texts = [],
}: {
  title: string
  tables: FileTable[]
  texts?: string[]
}): string {
  const cell =
    (tag: string) =>
    ({ text, address }: FileCell) =>
      `<${tag} data-cell="${escapeMarkup(address)}">${escapeMarkup(text)}</${tag}>`
  const drawn = tables.map(({ name, notes, header, rows }) => {
    const head = `<thead><tr>${header.map(cell('th')).join('')}</tr></thead>`
    const body = rows.map(row => `<tr>${row.map(cell('td')).join('')}</tr>`).join('\n')
    const heading = name === '' ? '' : `<h2>${escapeMarkup(name)}</h2>`
    return `<section>${heading}${notes.map(paragraph).join('')}<table>${head}<tbody>\n${body}\n</tbody></table></section>`
  })
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body>${texts.map(paragraph).join('\n')}${drawn.join('\n')}</body></html>`
}

/** Data as it came, where a page would carry it: places in it are pointers into the data. */
export function writeData({ title, data }: { title: string; data: unknown }): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const language = guessLanguage(json.slice(0, 200_000))
  return `<!doctype html><html${language}><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body><h1>${escapeMarkup(title)}</h1><script type="application/json">${json}</script></body></html>`
}

/** Data shows no text that would tell its language; its small words do. */
function guessLanguage(text: string): string {
  const count = (words: RegExp) => text.match(words)?.length ?? 0
  const spanish = count(/\b(?:de|del|la|los|las|para|con|por)\b/g)
  const english = count(/\b(?:the|of|and|for|with|from)\b/g)
  if (spanish === english) return ''
  return spanish > english ? ' lang="es"' : ' lang="en"'
}

const paragraph = (text: string) => `<p>${escapeMarkup(text)}</p>`

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
