import { lookup } from 'node:dns/promises'

/** Gives every address of a name; an empty list means that there is none. */
export type ResolveName = (host: string) => Promise<string[]>

/** Asks the system, as any program on the machine would (hosts file, search domains); the guard judges the answer. */
export const resolveName: ResolveName = async host => {
  const answers = await lookup(host, { all: true, order: 'ipv4first' })
  return answers.map(answer => answer.address)
}
