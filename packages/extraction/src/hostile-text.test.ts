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

test.each(Object.entries(bait))(
  '%s are read in time that grows with their length',
  (_, html) => {
    const page = openPage({ html: `<body>${html}`, url: 'https://example.pe/', country: 'PE' })
    expect(Array.isArray(findContacts.run(page, () => {}))).toBe(true)
    expect(Array.isArray(findMainText.run(page, () => {}))).toBe(true)
    expect(Array.isArray(findRecordSets.run(page, () => {}))).toBe(true)
    expect(findNavigation.run(page, () => {})).toHaveProperty('next')
  },
  20_000,
)
