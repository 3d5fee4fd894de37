/** A text that one repetition of an expression likes: what comes before it, and what is repeated. */
export type Bait = { before: string; repeated: string }

type Unit = { sample: string; isEndless: boolean; inner: Unit[][] }

/** Bounded repetitions up to here cost a constant. */
const MANY = 100

/** For each repetition without an end: the shortest way to it, and a sample of what it repeats. */
export function makeBait(source: string): Bait[] {
  const baits: Bait[] = []
  const walk = (branches: Unit[][], before: string) => {
    for (const branch of branches) {
      let way = before
      for (const unit of branch) {
        walk(unit.inner, way)
        if (unit.isEndless && unit.sample !== '') baits.push({ before: way, repeated: unit.sample })
        way += unit.sample
      }
    }
  }
  walk(new Reader(source).readBranches(), '')
  const known = new Map(baits.map(bait => [JSON.stringify(bait), bait]))
  return [...known.values()]
}

const classSamples: Record<string, string> = {
  d: '1',
  D: 'a',
  w: 'a',
  W: ' ',
  s: ' ',
  S: 'a',
  n: '\n',
  t: '\t',
  r: '\r',
}

/** Reads an expression only as far as needed to write a text that it likes. */
class Reader {
  private readonly source: string
  private at = 0

  constructor(source: string) {
    this.source = source
  }

  readBranches(): Unit[][] {
    const branches: Unit[][] = [[]]
    while (this.at < this.source.length && this.source[this.at] !== ')') {
      if (this.take('|')) branches.push([])
      else branches.at(-1)?.push(this.readUnit())
    }
    return branches
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  private takeMatch(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.source)
    if (match) this.at += match[0].length
    return match
  }

  private readUnit(): Unit {
    const unit = this.readAtom()
    const quantifier = this.takeMatch(/(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y)
    if (!quantifier) return unit
    const [, sign, least, range, most] = quantifier
    const max = sign ? (sign === '?' ? 1 : Number.POSITIVE_INFINITY) : range ? Number(most || '1e9') : Number(least)
    return { ...unit, sample: unit.sample.repeat(Math.min(Number(least ?? 1) || 1, 20)), isEndless: max >= MANY }
  }

  private readAtom(): Unit {
    const plain = (sample: string): Unit => ({ sample, isEndless: false, inner: [] })
    if (this.take('(')) {
      const isAhead = this.takeMatch(/\?(?:<?!|<?=)/y)
      if (!isAhead) this.takeMatch(/\?(?::|<[^>]+>|[a-z-]+:)/y)
      const inner = this.readBranches()
      this.take(')')
      // What is only looked at is not part of the text, but costs time like any other part.
      const sample = isAhead ? '' : (inner[0] ?? []).map(unit => unit.sample).join('')
      return { sample, isEndless: false, inner }
    }
    if (this.take('[')) return plain(this.readClass())
    if (this.take('\\')) return plain(this.readEscape())
    if (this.take('.')) return plain('x')
    if (this.take('^') || this.take('$')) return plain('')
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 32)
    this.at += char.length
    return plain(char)
  }

  private readEscape(): string {
    const code = this.takeMatch(/u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})/iy)
    if (code) return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '20', 16))
    const property = this.takeMatch(/p\{([^}]+)\}/iy)
    if (property)
      return { L: 'a', Lu: 'A', Ll: 'a', N: '1', Nd: '1', P: '.', S: '$', Sc: '$' }[property[1] ?? ''] ?? 'a'
    if (this.takeMatch(/[bB]|\d|k<[^>]+>/y)) return ''
    const char = this.source[this.at++] ?? ''
    return classSamples[char] ?? char
  }

  /** One character of the class; of one that excludes, the first usual one that it takes. */
  private readClass(): string {
    const start = this.at - 1
    const isExcluding = this.take('^')
    let first = ''
    while (this.at < this.source.length && !this.take(']')) {
      const next = this.take('\\') ? this.readEscape() : (this.source[this.at++] ?? '')
      first ||= next
    }
    if (!isExcluding) return first
    const whole = new RegExp(this.source.slice(start, this.at), 'u')
    return ['a', ' ', '1', '.', '<', '"', '-'].find(char => whole.test(char)) ?? ''
  }
}
