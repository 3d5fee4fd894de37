import { measureCpuMs } from '@sondeo/test-kit/cpu-time'
import { expect, test } from 'vitest'
import { findContacts } from './contacts/find-contacts.ts'
import { findMainText } from './main-text/find-main-text.ts'
import { findNavigation } from './navigation/find-navigation.ts'
import { openPage } from './page/open-page.ts'
import { findRecordSets } from './record-sets/find-record-sets.ts'

// Each of these makes a careless pattern or a nested search take the square of its length: minutes instead of moments.
const bait: Record<string, string> = {
  'digits and spaces': '1 '.repeat(60_000),
  'open brackets': '(1'.repeat(60_000),
  'half e-mails': 'a@a.'.repeat(40_000),
  'spelled e-mails': 'a at b dot '.repeat(20_000),
  'dots before an at sign': `${'a.'.repeat(60_000)}@b`,
  'streets without end': `${'12 a '.repeat(30_000)}street`,
  'street kinds': 'Av. '.repeat(40_000),
  postcodes: 'MA 02284 '.repeat(15_000),
  'links of one number': '<a href="?p=2">2</a>'.repeat(15_000),
  'loose password fields': '<input><input type="password">'.repeat(15_000),
  'forms side by side': '<form><input type="password"></form>'.repeat(10_000),
  'one long table row': `<table><tr>${'<td>612-345-7890</td>'.repeat(5000)}</tr></table>`,
  'nested address blocks': `${'<div class="adr">'.repeat(20_000)}<span class="street-address">x</span>`,
  'an address of dots': `<a href="mailto:${'.'.repeat(400_000)}x">`,
  'many addresses of dots': `<a href="mailto:${'.'.repeat(60_000)}x">`.repeat(6),
  'blanks behind wrapped data': `<script type="application/ld+json">{]]>${' '.repeat(400_000)}x</script>`,
  'edges of a value': `<ul>${`<li><b>a</b>${','.repeat(3000)}x,</li>`.repeat(3)}</ul>`,
  'cookie talk': 'cookies '.repeat(30_000),
  weekdays: 'lunes a viernes 9 '.repeat(20_000),
  totals: '1 a 2 de '.repeat(30_000),
}

/** The slowest takes a second and a bit; the square of its length takes minutes. */
const patienceMs = 15_000

// Where the bait looks like what is searched: what may be found in it.
const nothing = { contacts: [], sets: [], next: null, total: null, hasLogin: false }
const found: Record<string, { sets?: number[]; hasLogin?: boolean }> = {
  'forms side by side': { hasLogin: true },
  'one long table row': { sets: [5000] },
  'edges of a value': { sets: [3] },
}

test.each(Object.entries(bait))(
  '%s are read in time that grows with their length, and taken for nothing else',
  (name, html) => {
    const { result, cpuMs } = measureCpuMs(() => {
      const page = openPage({ html: `<body>${html}`, url: 'https://example.pe/', country: 'PE' })
      const text = findMainText.run(page, () => {})
      const { next, total, login } = findNavigation.run(page, () => {})
      const contacts = findContacts.run(page, () => {})
      const sets = findRecordSets.run(page, () => {}).map(({ records }) => records.length)
      return { text, found: { contacts, sets, next, total, hasLogin: login !== null } }
    })
    expect(result.found).toEqual({ ...nothing, ...found[name] })
    // A page without structure has one paragraph at most, and it is the page's own.
    for (const block of result.text) expect(html).toContain(block.text.trim())
    expect(result.text.length).toBeLessThan(2)
    expect(cpuMs).toBeLessThan(patienceMs)
  },
)
