import type { AddressKind } from './guard/classify-address.ts'
import type { Wall } from './scan/check-wall.ts'

/** What is wrong with the text of an address, before anything is asked of the network. */
export type AddressProblem = 'not-an-address' | 'scheme' | 'user-info' | 'control-characters' | 'too-long'

/** Why the guard keeps an address shut: the kind of network it lies in, a name for this machine, or its port. */
export type BlockedBecause = Exclude<AddressKind, 'global'> | 'local-name' | 'own-address' | 'port'

export type CertificateProblem = 'expired' | 'wrong-host' | 'untrusted' | 'handshake'

/** Why signing in to a site did not work; never with what was typed. */
export type LoginProblem = 'no-form' | 'refused' | 'two-factor' | 'captcha' | 'foreign-form' | 'not-kept' | 'no-browser'

export type { Wall }

/** Every way a page can fail to be read, each with what a person needs to be told. */
export type WhyUnreadable =
  | { kind: 'bad-address'; address: string; problem: AddressProblem }
  | { kind: 'blocked-address'; host: string; port: number; because: BlockedBecause }
  | { kind: 'no-such-host'; host: string; isTemporary: boolean }
  | { kind: 'connection-failed'; host: string; code: string }
  | { kind: 'tls'; host: string; problem: CertificateProblem; code: string }
  | { kind: 'timeout'; url: string; afterMs: number }
  | { kind: 'too-large'; url: string; maxBytes: number }
  /** More than a reader may hold or work on; asking again would end the same way. */
  | { kind: 'too-complex'; url: string }
  | { kind: 'too-many-redirects'; url: string; maxRedirects: number }
  | { kind: 'robots'; url: string; because: 'rule'; rule: string; line: number }
  | { kind: 'robots'; url: string; because: 'unavailable'; status: number }
  | { kind: 'not-found'; url: string; status: number }
  | { kind: 'refused'; url: string; status: number; isChallenge: boolean; retryAfterMs?: number }
  | { kind: 'server-error'; url: string; status: number; retryAfterMs?: number }
  | { kind: 'not-html'; url: string; contentType: string }
  | { kind: 'bad-file'; url: string; contentType: string; problem: 'damaged' | 'no-data' }
  | { kind: 'empty-page'; url: string; isDrawnByScript: boolean }
  | { kind: 'no-browser'; url: string }
  /** Something stands before the content and is all that is shown. */
  | { kind: 'wall'; url: string; wall: Wall }
  | { kind: 'login'; url: string; problem: LoginProblem }
  | { kind: 'stopped' }

/** Carries the reason up to the nearest door, which turns it into a result. */
export class Unreadable extends Error {
  readonly why: WhyUnreadable

  constructor(why: WhyUnreadable, options?: ErrorOptions) {
    super(`unreadable: ${why.kind}`, options)
    this.name = 'Unreadable'
    this.why = why
  }
}
