import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '../../app-error.ts'
import { LineTooLong, limitConcurrency } from './limit-concurrency.ts'

const deriveNow = promisify(argon2)

/**
 * Runs in libuv's pool of four threads, which files and names of hosts need too, on cores that the other calls need
 * too: a rush of sign-ins waits in line for this many, and nobody else waits for the rush.
 */
const mostAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/** About ten seconds of waiting at its end. */
const mostWaiting = 100
const queue = limitConcurrency({ mostAtOnce, mostWaiting }, deriveNow)
const derive: typeof queue = (...args) =>
  queue(...args).catch(error => {
    if (error instanceof LineTooLong) throw new AppError('unavailable', { retryAfterSeconds: 10 })
    throw error
  })

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const SAFE_COST = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = SAFE_COST

/** For tests, which sign up hundreds of people that do not exist. Gives back how it ends. */
export function hashCheaply(): () => void {
  cost = { memory: 64, passes: 1, parallelism: 1 }
  return () => {
    cost = SAFE_COST
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')
const normal = (password: string) => password.normalize('NFC')

/** Stored as a PHC string, so that the cost can rise later without breaking old hashes. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { ...cost, message: normal(password), nonce, tagLength: 32 })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(hash)}`
}

function readHash(stored: string): (Omit<Argon2Parameters, 'message'> & { hash: Buffer }) | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!match) return undefined
  const [, memory, passes, parallelism, nonce = '', hash = ''] = match
  const tag = Buffer.from(hash, 'base64')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: tag.length,
    hash: tag,
  }
}

let decoy: Promise<string> | undefined

/** Without a stored hash it works just as long and says no: the time tells nobody whether the account exists. */
export async function isPasswordRight(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(24).toString('base64'))
  const read = readHash(stored ?? (await decoy))
  if (!read) return false
  const { hash, ...parameters } = read
  const tried = await derive('argon2id', { ...parameters, message: normal(password) })
  return timingSafeEqual(tried, hash) && Boolean(stored)
}
