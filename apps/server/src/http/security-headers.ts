import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

type Settings = { isHttps: boolean; apiUrl?: string | undefined; googleIdentityScriptUrl?: string | undefined }

/** They are the same for every answer, and working them out takes longer than most answers: asked for once. */
export async function addSecurityHeaders(http: FastifyInstance, settings: Settings) {
  const forAll = await listHeaders(settings)
  const forCalls = { ...forAll, 'cache-control': 'no-store' }
  // Whoever answers may set another.
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? forCalls : forAll)
    done()
  })
}

/** Pages run only our own files; Google is named only where it is configured. */
async function listHeaders(settings: Settings): Promise<Record<string, string>> {
  const google = settings.googleIdentityScriptUrl ? [new URL(settings.googleIdentityScriptUrl).origin] : []
  const api = settings.apiUrl ? [new URL(settings.apiUrl).origin] : []
  const alone = Fastify()
  await alone.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...google],
        'style-src': ["'self'", ...google],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'media-src': ["'self'"],
        'connect-src': ["'self'", ...api, ...google],
        'frame-src': ["'self'", ...api, ...google],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Google's sign-in opens a window and needs to know where it was opened from.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: settings.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  const helmets: Record<string, string> = {}
  alone.get('/', async (_, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) helmets[name] = String(value)
  })
  await alone.inject('/')
  await alone.close()
  return { ...helmets, 'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()' }
}
