import { expect, test } from 'vitest'
import { checkRobots } from './check-robots.ts'
import { parseRobots } from './parse-robots.ts'

function isAllowed(robots: string, path: string, token = 'SondeoBot'): boolean {
  return checkRobots(parseRobots(robots, token), new URL(path, 'https://example.com')) === undefined
}

const forAll = (...rules: string[]) => ['User-agent: *', ...rules].join('\n')

test.each([
  // The table of RFC 9309, 2.2.3, and the matching examples that robots are commonly tested with.
  ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html', true],
  ['/', '/fish', false],
  ['/', '/', false],
  ['/fish', '/fish', false],
  ['/fish', '/fish.html', false],
  ['/fish', '/fish/salmon', false],
  ['/fish', '/fishheads', false],
  ['/fish', '/fish.php?id=1', false],
  ['/fish', '/Fish.asp', true],
  ['/fish', '/catfish', true],
  ['/fish', '/?id=fish', true],
  ['/fish*', '/fishheads/yummy', false],
  ['/fish/', '/fish/salmon', false],
  ['/fish/', '/fish', true],
  ['/*.php', '/index.php', false],
  ['/*.php', '/a/b.php?c=d', false],
  ['/*.php', '/php/', true],
  ['/*.php', '/windows.PHP', true],
  ['/*.php$', '/a.php', false],
  ['/*.php$', '/a.php?b', true],
  ['/*.php$', '/a.php5', true],
  ['/*.php$', '/a.phpx.php', false],
  ['/fish*.php', '/fishheads/catfish.php?p', false],
  ['/fish*.php', '/Fish.PHP', true],
  ['/$', '/', false],
  ['/$', '/a', true],
  ['*', '/a', false],
  ['/a*$', '/a/b', false],
  ['/a$b', '/a$b', false],
  ['/a/*/c', '/a/b/c', false],
  ['/a/*/c', '/a/c', true],
  ['/caf%C3%A9', '/café', false],
  ['/café', '/caf%c3%a9', false],
  ['/%7Ejoe', '/~joe/x', false],
  ['/a%3cd', '/a%3Cd', false],
  ['/a%2fb', '/a/b', true],
])('"Disallow: %s" and the address %s', (pattern, path, expected) => {
  expect(isAllowed(forAll(`Disallow: ${pattern}`), path)).toBe(expected)
})

test('the longest rule decides, whatever the order, and allowing wins a tie', () => {
  expect(isAllowed(forAll('Allow: /p', 'Disallow: /'), '/page')).toBe(true)
  expect(isAllowed(forAll('Disallow: /folder', 'Allow: /folder/page'), '/folder/page')).toBe(true)
  expect(isAllowed(forAll('Allow: /page', 'Disallow: /*.htm'), '/page.htm')).toBe(false)
  expect(isAllowed(forAll('Disallow: /page', 'Allow: /page'), '/page')).toBe(true)
  expect(isAllowed(forAll('Allow: /$', 'Disallow: /'), '/')).toBe(true)
  expect(isAllowed(forAll('Allow: /$', 'Disallow: /'), '/page')).toBe(false)
})

test('our own group stands alone, and the one for everybody is for the others', () => {
  const robots = 'User-agent: *\nDisallow: /\n\nUser-agent: sondeobot\nDisallow: /private'
  expect(isAllowed(robots, '/')).toBe(true)
  expect(isAllowed(robots, '/private')).toBe(false)
  expect(isAllowed(robots, '/', 'OtherBot')).toBe(false)
})

test('our name counts without regard to case and version, but only as a whole', () => {
  expect(isAllowed('User-agent: SONDEOBOT/2.0\nDisallow: /', '/')).toBe(false)
  expect(isAllowed('User-agent: Sondeo\nDisallow: /', '/')).toBe(true)
  expect(isAllowed('User-agent: SondeoBot-News\nDisallow: /', '/')).toBe(true)
})

test('groups that name the same robot are one', () => {
  const robots =
    'User-agent: SondeoBot\nDisallow: /a\n\nUser-agent: x\nDisallow: /c\n\nUser-agent: SondeoBot\nDisallow: /b'
  expect([isAllowed(robots, '/a'), isAllowed(robots, '/b'), isAllowed(robots, '/c')]).toEqual([false, false, true])
})

test('several names may stand over one group', () => {
  const robots = 'User-agent: x\nUser-agent: SondeoBot\n\n# note\nDisallow: /a'
  expect(isAllowed(robots, '/a')).toBe(false)
})

test('no rules, empty rules, rules of nobody and noise allow everything', () => {
  for (const robots of [
    '',
    forAll('Disallow:'),
    'Disallow: /',
    '<html>404</html>',
    forAll('Noindex: /', 'Sitemap: /x'),
  ]) {
    expect(isAllowed(robots, '/page')).toBe(true)
  }
})

test('other lines inside a group do not end it', () => {
  expect(isAllowed('User-agent: *\nSitemap: https://x\nCrawl-delay: 3\nDisallow: /a', '/a')).toBe(false)
})

test('byte order mark, carriage returns, comments and blanks are read as meant', () => {
  expect(isAllowed('\uFEFFuser-AGENT :*\r\n DISALLOW : /a # not this\rAllow: /a/b', '/a')).toBe(false)
  expect(isAllowed('\uFEFFuser-AGENT :*\r\n DISALLOW : /a # not this\rAllow: /a/b', '/a/b')).toBe(true)
})

test('the rules themselves can always be read', () => {
  expect(isAllowed(forAll('Disallow: /'), '/robots.txt')).toBe(true)
})

test('a pattern made to be slow is not', () => {
  const pattern = `/${'*a'.repeat(20_000)}$`
  expect(isAllowed(forAll(`Disallow: ${pattern}`), `/${'a'.repeat(3000)}`)).toBe(true)
})

test('a wish for pauses is read from the group that holds for us', () => {
  expect(parseRobots('User-agent: *\nCrawl-delay: 1.5\nDisallow: /a', 'SondeoBot').crawlDelayMs).toBe(1500)
  expect(parseRobots('User-agent: x\nCrawl-delay: 9\nDisallow: /a', 'SondeoBot').crawlDelayMs).toBeUndefined()
  expect(parseRobots('User-agent: *\nCrawl-delay: soon', 'SondeoBot').crawlDelayMs).toBeUndefined()
})
