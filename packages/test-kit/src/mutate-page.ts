const SNIPPETS = [
  '<table>',
  '</table>',
  '<tr><td>',
  '</td>',
  '<td colspan=999999 rowspan=99999>',
  '<div>',
  '</div>',
  '<li>',
  '</ul>',
  '<p>',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<svg>',
  '</svg>',
  '<pre>',
  '<a href="',
  '">',
  '"',
  "'",
  '<',
  '>',
  '&',
  '&#x110000;',
  '&#0;',
  '\0',
  '\u202e',
  '\ud800',
  '<b '.repeat(20),
  '<font>'.repeat(50),
  '</font>'.repeat(50),
  ' '.repeat(500),
  '9'.repeat(300),
  '1.234,56 '.repeat(40),
  '@'.repeat(100),
  '://'.repeat(60),
  'a:'.repeat(80),
  '(((((',
  '<template>',
  '<select><option>',
  '<form>',
  '<input type=password>',
  '<script type="application/ld+json">{"@type":"Product","name":',
  '<dl><dt>',
  '<h1>',
  '<html><body>',
  '</body></html>',
  '\r\n\r\n',
]

/** Damages a page as broken servers, editors and attackers do. The same random numbers damage it the same way. */
export function mutatePage(html: string, random: () => number): string {
  let page = html
  const times = 1 + Math.floor(random() * 6)
  for (let i = 0; i < times; i++) {
    const at = Math.floor(random() * page.length)
    const size = Math.floor(random() * Math.min(400, page.length))
    const piece = page.slice(at, at + size)
    const snippet = SNIPPETS[Math.floor(random() * SNIPPETS.length)] as string
    const ways = [
      () => page.slice(0, at) + page.slice(at + size),
      () => page.slice(0, at) + piece + page.slice(at),
      () => page.slice(0, at) + snippet + page.slice(at),
      () => page.slice(0, at) + snippet + page.slice(at + size),
      () => page.slice(0, at),
      () => page.slice(0, at) + [...piece].reverse().join('') + page.slice(at + size),
    ]
    page = (ways[Math.floor(random() * ways.length)] as () => string)()
  }
  return page
}
