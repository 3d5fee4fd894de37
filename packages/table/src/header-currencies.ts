import { type FoundCurrency, findCurrencies } from './find-currency.ts'

// "Bs/USD", "G./US$": so much of one for one of the other.
const BEFORE_DIVISOR = /(?:^|[\s(])[^\s(/]{1,4} ?\/ ?$/
const BETWEEN_PAIR = /^ ?(?:\/|-|–|→|x|por|per|vs\.?) ?$/i

// "Euro stoxx 50", "Euro (venta)": the thing that is quoted.
const QUOTED = /^euro .*\p{L}/iu

const areDisjoint = (a: FoundCurrency, b: FoundCurrency): boolean => !a.codes.some(code => b.codes.includes(code))

function isRate(name: string, strong: FoundCurrency[]): boolean {
  return strong.some((currency, at) => {
    const before = strong[at - 1]
    if (before && areDisjoint(before, currency)) return true
    if (before && BETWEEN_PAIR.test(name.slice(before.end, currency.start))) return true
    return BEFORE_DIVISOR.test(name.slice(Math.max(0, currency.start - 8), currency.start))
  })
}

/** The currencies that the numbers under a header may be in: a rate between two, or a choice of two, is in neither. */
export function findHeaderCurrencies(name: string): FoundCurrency[] {
  const found = findCurrencies(name)
  if (found.length === 0) return found
  const strong = found.filter(({ isWeak }) => !isWeak)
  return isRate(name, strong) || QUOTED.test(name) ? [] : found
}
