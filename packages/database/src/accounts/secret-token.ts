import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for a cookie and a link. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token, 'base64url')
