import { selectAll } from 'css-select'
import { expect, test } from 'vitest'
import { isElement, type PageNode, type PageParent } from './page-node.ts'
import { parseHtml } from './parse-html.ts'

/** The tree as nested tags: "table(tr(td(a)td(b)))". */
function outline(node: PageNode | PageParent): string {
  if (!('children' in node)) return node.data.trim()
  const inner = node.children.map(outline).join('')
  if (!isElement(node)) return inner
  return inner ? `${node.name}(${inner})` : node.name
}

test.each([
  ['cells and rows close themselves', '<table><tr><td>a<td>b<tr><td>c</table>', 'table(tr(td(a)td(b))tr(td(c)))'],
  [
    'a stray closing tag does not leave its cell',
    '<div><table><tr><td>a</div></td><td>b</table></div>',
    'div(table(tr(td(a)td(b))))',
  ],
  ['cells outside a row get one', '<table><td>a<td>b</table>', 'table(tr(td(a)td(b)))'],
  ['list items close themselves, also around formatting', '<ul><li><b>a<li>b</ul>', 'ul(li(b(a))li(b))'],
  ['a nested list stays inside its item', '<ul><li>a<ul><li>b</ul><li>c</ul>', 'ul(li(aul(li(b)))li(c))'],
  ['a block ends the paragraph before it', '<p>a<div>b</div>', 'p(a)div(b)'],
  ['a closing inline tag cannot close a block', '<div><span>a</div>b</span>', 'div(span(a))b'],
  ['formatting that ends across blocks lets the blocks stay', '<b><p>a</b>b</p>c', 'b(p(ab))c'],
  ['a link ends the link before it', '<a href=1>a<a href=2>b</a>', 'a(a)a(b)'],
  ['terms and descriptions close each other', '<dl><dt>a<dd>b<dt>c<dd>d</dl>', 'dl(dt(a)dd(b)dt(c)dd(d))'],
  ['a form inside a form is ignored', '<form><form><p>a</p></form>b', 'form(p(a))b'],
  [
    'a table right inside a table ends it',
    '<table><tr><td>a</td></tr><table><tr><td>b</table>',
    'table(tr(td(a)))table(tr(td(b)))',
  ],
  ['fonts that are never closed do not nest their items', '<font><p>a</p><font><p>b</p>', 'font(p(a))font(p(b))'],
  ['preformatted lines are parted by breaks', '<pre>a\nb</pre>', 'pre(abrb)'],
  ['head ends where the body begins', '<head><title>t</title><p>a', 'head(title(t))p(a)'],
  ['a CDATA section that nothing closes loses no text', '<svg><title>a</title><![CDATA[b<i>', 'svg(title(a)b<i>)'],
  ['what is open in a template ends with it', '<template><table><td></template><b>a', 'template(table(tr(td)))b(a)'],
  ['a comment in a drawing is no text', '<svg><!--[CDATA[b--></svg>c', 'svgc'],
  ['scripts are not parsed', '<script>if (a<b) "</p>"</script>c', 'script(if (a<b) "</p>")c'],
])('%s', (_, html, expected) => {
  expect(outline(parseHtml(html))).toBe(expected)
})

test('entities are decoded in texts and attributes', () => {
  const [link] = parseHtml('<a title="a &amp; b">Caf&eacute; &#38; t&eacute;</a>').children
  expect(link && isElement(link) && [link.attribs.title, outline(link)]).toEqual(['a & b', 'a(Café & té)'])
})

test('css selectors work on the tree', () => {
  const root = parseHtml('<div class="a"><p>x</p></div><p>y</p>')
  expect(selectAll('.a > p', root)).toHaveLength(1)
})

test('depth and attributes are bounded', () => {
  const depthOf = (html: string): number => {
    let depth = 0
    for (let at: PageNode | undefined = parseHtml(html).children[0]; at && isElement(at); at = at.children[0]) depth++
    return depth
  }
  expect(depthOf('<div>'.repeat(100_000))).toBeLessThan(1000)
  const [wide] = parseHtml(`<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(' ')}>`).children
  expect(wide && isElement(wide) && Object.keys(wide.attribs).length).toBeLessThan(1000)
})

test('a long attribute is kept up to a bound', () => {
  const [link] = parseHtml(`<a title="${'x'.repeat(1_000_000)}">`).children
  expect(link && isElement(link) && link.attribs.title?.length).toBe(65_536)
})

test('an attribute named __proto__ changes nothing', () => {
  const [element] = parseHtml('<p __proto__="x" id="a">').children
  expect(element && isElement(element) && element.attribs).toEqual({ id: 'a' })
})
