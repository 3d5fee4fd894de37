/** An e-mail spelled to escape robots, as it stands in the text and as it is meant. */
type SpelledEmail = { raw: string; value: string; start: number }

const AT = String.raw`(?:\s?[[({<]\s?(?:at|arroba|@)\s?[\])}>]\s?|\s(?:at|arroba)\s|\s?@\s)`
const DOT = String.raw`(?:\s?[[({<]\s?(?:dot|punto|\.)\s?[\])}>]\s?|\s(?:dot|punto)\s|\.)`
const SPELLED = new RegExp(
  String.raw`(?<![\w.+-])[a-z\d][\w.+-]{0,40}${AT}[a-z\d][a-z\d-]{0,40}(?:${DOT}[a-z\d][a-z\d-]{0,30}){1,4}(?![\w-])`,
  'gi',
)
// A bare " at " is also an English word, so something else must show the intent.
const BRACKETED = /[[({<]\s?(?:at|arroba|@|dot|punto|\.)\s?[\])}>]/i
const SPELLED_DOT = /\s(?:dot|punto)\s/i
const MAX_AROUND = 120
const SPANISH_AT = /\sarroba\s/i

/** "home at last dot com" may be a sentence: in English the address must be most of its line. */
function isSpelledOut(raw: string, text: string, at: number): boolean {
  if (SPANISH_AT.test(raw)) return true
  if (!SPELLED_DOT.test(raw)) return false
  const before =
    text
      .slice(Math.max(0, at - MAX_AROUND), at)
      .split('\n')
      .at(-1) ?? ''
  const behind = text.slice(at + raw.length, at + raw.length + MAX_AROUND).split('\n')[0] ?? ''
  return raw.length >= before.length + behind.length
}

/** Finds "ventas [arroba] ejemplo [punto] com", "info at example dot com" and their like. */
export function findSpelledEmails(text: string): SpelledEmail[] {
  const found: SpelledEmail[] = []
  for (const match of text.matchAll(SPELLED)) {
    const raw = match[0]
    if (!BRACKETED.test(raw) && !isSpelledOut(raw, text, match.index)) continue
    const value = raw.replace(new RegExp(AT, 'i'), '@').replace(new RegExp(DOT, 'gi'), '.')
    found.push({ raw, value, start: match.index })
  }
  return found
}
