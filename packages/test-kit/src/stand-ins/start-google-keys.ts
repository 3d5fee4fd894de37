import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listenOnLoopback } from './listen-on-loopback.ts'

export type GoogleClaims = {
  email?: string
  name?: string
  sub?: string
  email_verified?: boolean | string
  aud?: string
  iss?: string
  /** Seconds from now. */
  expiresIn?: number
}

export type GoogleKeysStandIn = {
  /** Fit for GOOGLE_JWKS_URL. */
  jwksUrl: string
  clientId: string
  /** A credential as Google signs one; claims left out are those of a good one. */
  sign: (claims?: GoogleClaims) => Promise<string>
  /** The same, signed with a key that Google never published. */
  forge: (claims?: GoogleClaims) => Promise<string>
  /** What the key server does from now on. */
  behave: (how: 'answer' | 'fail' | 'nonsense' | 'hang') => void
  /** How often its keys were asked for. */
  askedCount: () => number
  close: () => Promise<void>
}

export const goodClaims = { email: 'ana@example.com', name: 'Ana Pérez', sub: '1029384756' }

/** Google's key server, and the private half of its keys. */
export async function startGoogleKeys(clientId = 'sondeo.apps.googleusercontent.example'): Promise<GoogleKeysStandIn> {
  const kid = 'a-key-of-google'
  const real = await generateKeyPair('RS256')
  const forged = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(real.publicKey)), kid, alg: 'RS256', use: 'sig' }]
  let how: 'answer' | 'fail' | 'nonsense' | 'hang' = 'answer'
  let asked = 0
  const server = await listenOnLoopback((_request, response) => {
    asked++
    if (how === 'hang') return
    if (how === 'fail') return void response.writeHead(500).end('no keys today')
    response.setHeader('content-type', 'application/json')
    response.end(how === 'nonsense' ? '{"keys":"none"}' : JSON.stringify({ keys }))
  })

  const signWith = (key: CryptoKey, claims: GoogleClaims = {}) => {
    const { aud = clientId, iss = 'https://accounts.google.com', expiresIn = 3600, ...rest } = claims
    const seconds = Math.floor(Date.now() / 1000)
    return new SignJWT({ ...goodClaims, email_verified: true, ...rest })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt(Math.min(seconds, seconds + expiresIn) - 10)
      .setExpirationTime(seconds + expiresIn)
      .sign(key)
  }

  return {
    jwksUrl: `${server.url}/oauth2/v3/certs`,
    clientId,
    sign: claims => signWith(real.privateKey, claims),
    forge: claims => signWith(forged.privateKey, claims),
    behave: next => {
      how = next
    },
    askedCount: () => asked,
    close: server.close,
  }
}
