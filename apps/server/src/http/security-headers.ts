import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

type Settings = { isHttps: boolean; apiUrl?: string | undefined; googleIdentityScriptUrl?: string | undefined }

/** Pages run only our own files; Google is named only where it is configured. */
export async function addSecurityHeaders(http: FastifyInstance, settings: Settings) {
  const google = settings.googleIdentityScriptUrl ? [new URL(settings.googleIdentityScriptUrl).origin] : []
  const api = settings.apiUrl ? [new URL(settings.apiUrl).origin] : []
  await http.register(helmet, {
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
  http.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
