import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]),
  name: z.string().optional(),
})

type GoogleIdentity = { sub: string; email: string; name: string; isEmailVerified: boolean }
export type VerifyGoogle = (credential: string) => Promise<GoogleIdentity | 'invalid' | 'unreachable'>

type Settings = { clientId: string; jwksUrl: string; timeoutMs?: number }

const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** Verifies signature, issuer, audience and expiry of a Google credential; keys are fetched and cached. */
export function buildGoogle({ clientId, jwksUrl, timeoutMs = 5_000 }: Settings): VerifyGoogle {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: timeoutMs })
  return async credential => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        audience: clientId,
        issuer: issuers,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'sub', 'email'],
        clockTolerance: 30,
      })
      const claims = Claims.safeParse(payload)
      if (!claims.success) return 'invalid'
      const { sub, email, name, email_verified } = claims.data
      const isEmailVerified = email_verified === true || email_verified === 'true'
      return { sub, email: email.toLowerCase(), name: name ?? '', isEmailVerified }
    } catch (error) {
      return isKeyServerDown(error) ? 'unreachable' : 'invalid'
    }
  }
}

/** What the fetch of the keys throws, and what jose says of an answer that holds no keys; the rest is the credential. */
const isKeyServerDown = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === errors.JOSEError.code
