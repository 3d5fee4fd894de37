/** Sum of digits times weights. */
const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const ELEVEN = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
const isElevenValid = (digits: string, checkOfRest: (rest: number) => number): boolean =>
  /^\d{11}$/.test(digits) && checkOfRest(weigh(digits, ELEVEN) % 11) === Number(digits[10])

/** Peru's RUC: ten becomes 0 and eleven 1. */
export const isPeruRucValid = (digits: string): boolean => isElevenValid(digits, rest => (11 - rest) % 10)

/** Argentina's CUIT shares the weights: eleven becomes 0 and ten 9. */
export const isCuitValid = (digits: string): boolean =>
  isElevenValid(digits, rest => (rest === 0 ? 0 : rest === 1 ? 9 : 11 - rest))

const elevenRest = (digits: string, weights: number[]): number => {
  const rest = weigh(digits, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

export const isCnpjValid = (digits: string): boolean => {
  const check = (length: number): number =>
    elevenRest(
      digits,
      Array.from({ length }, (_, index) => ((length - 1 - index) % 8) + 2),
    )
  return /^\d{14}$/.test(digits) && check(12) === Number(digits[12]) && check(13) === Number(digits[13])
}

export const isCpfValid = (digits: string): boolean => {
  const check = (length: number): number =>
    elevenRest(
      digits,
      Array.from({ length }, (_, index) => length + 1 - index),
    )
  return /^(?!(\d)\1{10})\d{11}$/.test(digits) && check(9) === Number(digits[9]) && check(10) === Number(digits[10])
}

/** Chile's RUT: body and check digit or K. */
export const isRutValid = (body: string, check: string): boolean => {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * ((index % 6) + 2), 0)
  const expected = 11 - (sum % 11)
  return check.toUpperCase() === (expected === 11 ? '0' : expected === 10 ? 'K' : String(expected))
}

const URUGUAY = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
/** Uruguay's RUT: office, number, "001" and a check digit. */
export const isUruguayRutValid = (digits: string): boolean =>
  /^(?:0[1-9]|1\d|2[0-2])(?!000000)\d{6}001\d$/.test(digits) &&
  (11 - (weigh(digits, URUGUAY) % 11)) % 11 === Number(digits[11])

const PRIMES = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]
/** Colombia's NIT: body and check digit. */
export const isNitValid = (body: string, check: string): boolean => {
  const rest = weigh([...body].reverse().join(''), PRIMES.slice(0, body.length)) % 11
  return Number(check) === (rest < 2 ? rest : 11 - rest)
}

/** Guatemala's NIT: weights rise from the right, K stands for ten. */
export const isGuatemalaNitValid = (body: string, check: string): boolean => {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (index + 2), 0)
  const expected = (11 - (sum % 11)) % 11
  return check.toUpperCase() === (expected === 10 ? 'K' : String(expected))
}

/** Paraguay's RUC: weights from the right, two to eleven. */
export const isParaguayRucValid = (body: string, check: string): boolean => {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * ((index % 10) + 2), 0)
  const rest = sum % 11
  return Number(check) === (rest > 1 ? 11 - rest : 0)
}

/** The digit that Luhn's rule puts behind these, the first of which counts twice. */
const luhnDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Ecuador's RUC: province, kind of owner by the third digit, number, establishment. */
const ECUADOR = /^(?:0[1-9]|1\d|2[0-4]|30)[0-69]\d{7}(?!000)\d{3}$/
const ends = (digits: string, weights: number[]): boolean => weigh(digits, [...weights, 1]) % 11 === 0

/** A person's RUC is the number of the identity card, also where it goes on with 6; public bodies and companies weigh. */
export const isEcuadorRucValid = (digits: string): boolean => {
  if (!ECUADOR.test(digits)) return false
  if (digits[2] === '9') return ends(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2])
  if (luhnDigit(digits.slice(0, 9)) === Number(digits[9])) return true
  return digits[2] === '6' && !digits.endsWith('0000') && ends(digits, [3, 2, 7, 6, 5, 4, 3, 2])
}

/** The tax office gives companies and public bodies numbers without any check digit by now: under its name the form is enough. */
export const isEcuadorRucForm = (digits: string): boolean =>
  isEcuadorRucValid(digits) || (ECUADOR.test(digits) && /^\d\d[69]\d{7}001$/.test(digits))

/** Dominican RNC of nine digits. */
export const isRncValid = (digits: string): boolean => {
  const rest = weigh(digits, [7, 9, 8, 6, 5, 4, 3, 2]) % 11
  return /^\d{9}$/.test(digits) && Number(digits[8]) === (rest === 0 ? 2 : rest === 1 ? 1 : 11 - rest)
}

/** Spain's NIF of people and of foreigners. */
export const isNifValid = (text: string): boolean => {
  const number = text.replace(/^X/, '0').replace(/^Y/, '1').replace(/^Z/, '2').slice(0, -1)
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] === text.at(-1)
}

/** Portugal's NIF of nine digits. */
export const isPortugalNifValid = (digits: string): boolean =>
  /^[1-9]\d{8}$/.test(digits) && elevenRest(digits, [9, 8, 7, 6, 5, 4, 3, 2]) === Number(digits[8])

/** Venezuela's RIF: the letter counts as a digit of its own. */
export const isRifValid = (letter: string, digits: string): boolean => {
  const rest = 11 - ((('VEJPG'.indexOf(letter) + 1) * 4 + weigh(digits, [3, 2, 7, 6, 5, 4, 3, 2])) % 11)
  return Number(digits[8]) === (rest > 9 ? 0 : rest)
}

/** Spain's NIF of companies: the last sign is a digit, or the letter of that digit. */
export const isCompanyNifValid = (text: string): boolean => {
  const check = luhnDigit(text.slice(1, -1))
  return text.endsWith(String(check)) || text.endsWith('JABCDEFGHI'.charAt(check))
}
