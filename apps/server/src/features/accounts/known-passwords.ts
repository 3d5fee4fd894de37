import { dropForms } from '@sondeo/table/fold-words'
import { AppError } from '../../app-error.ts'
import { commonStems, keyRows } from './common-passwords.data.ts'

type Person = { field: 'password' | 'newPassword'; email?: string; username?: string; name?: string | null }

const stems = new Set(commonStems.split(/\s+/).filter(Boolean))
const rows = keyRows.flatMap(row => [row, [...row].reverse().join('')])
const written: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/** Leaked lists are mostly a few hundred words with a number, a sign or a digit for a letter: what is left of those is looked up. */
export function refuseKnownPassword(password: string, { field, ...person }: Person) {
  if (isKnown(password) || isOfPerson(password, person))
    throw new AppError('password_known', { fields: [{ field, code: 'password_known' }] })
}

export function isKnown(password: string): boolean {
  const plain = fold(password)
  if (/^\d{1,11}$/.test(plain) || /^(.{1,5})\1+$/.test(plain) || isWalk(plain)) return true
  return [stemOf(plain), stemOf(respell(plain))].some(stem => stems.has(stem) || isWalk(stem))
}

/** One's own name, address or the name of this service is the first guess of whoever knows one. */
function isOfPerson(password: string, { email = '', username = '', name = '' }: Omit<Person, 'field'>): boolean {
  const [local = '', domain = ''] = email.split('@')
  const own = [local, domain.split('.')[0] ?? '', username, name ?? ''].map(text => stemOf(fold(text)))
  const tried = new Set([stemOf(fold(password)), stemOf(respell(fold(password)))])
  return own.some(text => text.length >= 3 && tried.has(text))
}

const fold = (text: string) => dropForms(text).toLowerCase()

/** Without the numbers and signs around it. */
const stemOf = (text: string) => text.replace(/^[\d\W_]+/, '').replace(/[\d\W_]{1,200}$/, '')

/** Digits and signs back to the letters that they stand for, but not those at the end, which are only added. */
const respell = (text: string) =>
  text.replace(/[\d\W_]{1,200}$/, '').replace(/[013457@$]/g, sign => written[sign] ?? sign)

/** Only runs of neighbours on the keyboard or in the alphabet, such as qwerty123. */
function isWalk(text: string): boolean {
  if (text.length < 4) return false
  let run = 1
  for (let at = 1; at <= text.length; at++) {
    const pair = text.slice(at - 1, at + 1)
    if (pair.length === 2 && (pair[0] === pair[1] || rows.some(row => row.includes(pair)))) run++
    else if (run < 3) return false
    else run = 1
  }
  return true
}
