import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { watchLog } from './watch-log.ts'

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))

/**
 * Only what a program needs to start: nothing of the test run's own settings. What Node compiled for one serves the next,
 * and readers start when a test needs one.
 */
export const bareEnvironment = () => {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, WARM_READERS: '0', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

type Options = { env: Record<string, string>; input?: string }
export type Ended = { code: number | null; out: string; err: string }

function start(file: string, args: string[], env: Record<string, string>): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [source(file), ...args], { env: { ...bareEnvironment(), ...env } })
}

/** Runs one of our programs to its end. */
export function runProgram(file: string, args: string[], { env, input = '' }: Options): Promise<Ended> {
  const child = start(file, args, env)
  const said = { out: '', err: '' }
  child.stdout.on('data', chunk => {
    said.out += chunk
  })
  child.stderr.on('data', chunk => {
    said.err += chunk
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code, ...said }))
  })
}

/** `on`: where it says that it is ready. */
type Started = { env: Record<string, string>; args?: string[]; on?: 'out' | 'err' }

export type RunningProgram = { out: () => string; kill: (signal: NodeJS.Signals) => void; ended: Promise<Ended> }

/** Starts one of our programs and waits until it has said this. What it logs is looked at, as that of every test server. */
export function startProgram(
  file: string,
  isReady: RegExp,
  { env, args = [], on = 'out' }: Started,
): Promise<RunningProgram> {
  const child = start(file, args, env)
  const said = { out: '', err: '' }
  const ended = new Promise<Ended>(resolve => child.on('close', code => resolve({ code, ...said }))).then(end => {
    const logged = watchLog()
    // What a program says to its operator in plain words, the demo account for one, is no log.
    for (const line of `${end.out}\n${end.err}`.split('\n')) if (line.startsWith('{')) logged.look(line)
    logged.expectNoValues()
    return end
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    const hear = (stream: 'out' | 'err') => (chunk: Buffer) => {
      said[stream] += chunk
      if (stream === on && isReady.test(said[on]))
        resolve({ out: () => said.out, kill: signal => child.kill(signal), ended })
    }
    child.stdout.on('data', hear('out'))
    child.stderr.on('data', hear('err'))
    void ended.then(({ code, err }) => reject(new Error(`${file} ended with ${code}: ${err}`)), reject)
  })
}
