import { expect, test } from 'vitest'
import { type PagerKind, startListSite } from './start-list-site.ts'

const linked: PagerKind[] = ['next-link', 'numbers', 'arrows', 'offset', 'path', 'head-link']

/** Opens every link there is, as often as there are new ones. */
async function readEverything(start: string): Promise<string> {
  const found: string[] = []
  const open = [start]
  for (const url of open) {
    const html = await (await fetch(url)).text()
    found.push(html)
    for (const [, href = ''] of html.matchAll(/<(?:a|link)\s[^>]*href="([^"]+)"/g)) {
      const target = new URL(href, url).href
      if (!open.includes(target)) open.push(target)
    }
  }
  return found.join('\n')
}

test.each(linked)('every record can be reached over the links of the pager: %s', async pager => {
  const site = await startListSite({ pager, records: 95, pageSize: 10 })
  try {
    const everything = await readEverything(site.start)
    expect(site.names.filter(name => everything.includes(`<td>${name}</td>`))).toEqual(site.names)
    expect(new Set(site.names).size).toBe(95)
  } finally {
    await site.close()
  }
})

test.each(['load-more', 'endless-scroll', 'script-next', 'script-numbers'] as const)(
  'only the first rows of a list drawn by script are in its page: %s',
  async pager => {
    const site = await startListSite({ pager, records: 25, pageSize: 10, announced: null })
    try {
      const page = await (await fetch(site.start)).text()
      const third = await fetch(`${site.url}/filas?pagina=3`)
      expect(page).not.toContain('resultados')
      expect(site.names.filter(name => page.includes(`<td>${name}</td>`))).toEqual(site.names.slice(0, 10))
      expect(await third.text()).toContain(site.names[24])
      expect((await fetch(`${site.url}/filas?pagina=4`)).status).toBe(404)
    } finally {
      await site.close()
    }
  },
)
