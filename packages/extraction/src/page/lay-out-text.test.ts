import { expect, test } from 'vitest'
import { openPage } from './open-page.ts'
import { textOf } from './page.ts'

const textOfPage = (html: string): string => openPage({ html, url: 'https://example.com/' }).text

test.each([
  ['white space is collapsed', '<p> a \n  b&nbsp;c </p>', 'a b c'],
  ['inline tags do not part words', 'a<b>b</b> c', 'ab c'],
  ['blocks stand on lines of their own', '<div>a<p>b</p>c</div>', 'a\nb\nc'],
  ['a break is a line end', 'a<br>b', 'a\nb'],
  ['cells are parted by tabs, rows by lines', '<table><tr><td>a<td>b<tr><td>c</table>', 'a\tb\nc'],
  [
    'what visitors do not see is left out',
    '<p>a<script>b</script><span hidden>c</span><i style="display: none">d</i></p>',
    'a',
  ],
  [
    'tables that a click shows are read',
    '<div style="display:none"><table><tr><td>a<tr><td>b<tr><td>c</table></div>',
    'a\nb\nc',
  ],
  [
    'what is raised behind a digit stays apart from it',
    '3<sup>99</sup> € 10<sup>-3</sup> 7<sup><a>1</a></sup>',
    '3⁹⁹ € 10⁻³ 7¹',
  ],
  ['what is raised behind a letter is written as ever', '12 m<sup>2</sup>, 1<sup>st</sup>', '12 m2, 1st'],
  ['cents set apart by their class are raised, too', '12<span class="price-cents">95</span>€', '12⁹⁵€'],
  ['invisible characters and NULs are dropped', '<p>a\u200b\0b\u00ad</p>', 'a b'],
])('%s', (_, html, expected) => {
  expect(textOfPage(html)).toBe(expected)
})

test('every element knows its own slice', () => {
  const page = openPage({ html: '<ul><li>uno <b>dos</b></li><li>tres</li></ul>', url: 'https://example.com/' })
  expect(page.elements.map(element => textOf(page, element))).toEqual(['uno dos\ntres', 'uno dos', 'dos', 'tres'])
})
