import { setTimeout as wait } from 'node:timers/promises'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import swagger from '@fastify/swagger'
import type { SiteConfig } from '@sondeo/contract/site-config'
import type { OpenDatabase } from '@sondeo/database/open-database'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { brand } from './build-services.ts'
import { addAccountSecurityRoutes } from './features/accounts/account-security.routes.ts'
import { addAccountRoutes } from './features/accounts/accounts.routes.ts'
import { addAnalyticsRoutes } from './features/analytics/analytics.routes.ts'
import { addApiKeyRoutes } from './features/api-keys/api-keys.routes.ts'
import { addConsolidationRoutes } from './features/consolidation/consolidation.routes.ts'
import { addExportRoutes } from './features/exports/exports.routes.ts'
import { addMcpRoutes } from './features/mcp/mcp.routes.ts'
import { addPlanRoutes } from './features/plans/plans.routes.ts'
import { addProductResearchRoutes } from './features/product-research/product-research.routes.ts'
import { addRunningWorkRoutes } from './features/running-work/running-work.routes.ts'
import { addSearchRoutes } from './features/searches/searches.routes.ts'
import { addWebhookRoutes } from './features/webhooks/webhooks.routes.ts'
import { addWebsiteAnalysisRoutes } from './features/website-analysis/website-analysis.routes.ts'
import { addApiDescription } from './http/api-description.ts'
import { addErrorHandler } from './http/error-handler.ts'
import { addHealth, isDatabaseUp } from './http/health.ts'
import { addHostCheck } from './http/host-check.ts'
import type { HttpContext } from './http/http-context.ts'
import { rememberKeys } from './http/known-keys.ts'
import { createBodyBudget } from './http/limits/body-budget.ts'
import { callerNetwork } from './http/limits/caller-network.ts'
import { addFloodLimit } from './http/limits/flood-limit.ts'
import { keepLargeBodies, passLargeBodies } from './http/limits/large-body.ts'
import { trustProxies } from './http/limits/trusted-proxies.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { addSecurityText } from './http/security-text.ts'
import { buildSessionCookie } from './http/session-cookie.ts'
import { addWebFiles } from './http/web-files.ts'
import type { BeginTrace } from './metrics/begin-trace.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import type { ServerEnv } from './server-env.ts'
import type { Services } from './services.ts'
import { type Span, traced } from './traced.ts'

type Parts = {
  env: ServerEnv
  services: Services
  database: OpenDatabase
  sampleLists: SiteConfig['sampleSite']
  logger: FastifyBaseLogger | false
  metrics: Metrics
  beginTrace?: BeginTrace | undefined
  pause?: (ms: number) => Promise<void>
}

/** For what is no call of the contract; those say theirs. */
const maxBodyBytes = 131_072

/** Files and probes are no traces of anything. */
const isCall = (url: string) => url.startsWith('/api/') || url.startsWith('/mcp')

export async function buildHttp(parts: Parts): Promise<FastifyInstance> {
  const { env, services, database, sampleLists, logger, metrics, beginTrace, pause = ms => wait(ms) } = parts
  const http = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    // A proxy on this machine, or one the operator names, may tell the real address; nobody else is believed.
    trustProxy: trustProxies(env.TRUSTED_PROXIES),
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // Connections that are still open get their answers; /readyz tells balancers to send no more.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  let isStopping = false
  http.addHook('preClose', async () => {
    isStopping = true
  })
  const context: HttpContext = {
    sessions: services.stores.sessions,
    apiKeys: services.stores.apiKeys,
    knownKeys: rememberKeys(),
    limits: services.stores.limits,
    keptAnswers: services.stores.keptAnswers,
    bodyBudget: createBodyBudget(),
    cookie: buildSessionCookie(env),
    allowedOrigins: [env.APP_URL, ...env.ALLOWED_ORIGINS],
    now: services.now,
    pause,
  }

  http.setValidatorCompiler(passLargeBodies(validatorCompiler))
  http.setSerializerCompiler(serializerCompiler)
  http.removeContentTypeParser('text/plain')
  keepLargeBodies(http)
  addErrorHandler(http)
  const spans = new WeakMap<FastifyRequest, Span>()
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const span = isCall(request.url)
      ? beginTrace?.('call', { kind: 'call', facts: { 'sondeo.request_id': request.id } })
      : undefined
    if (span) spans.set(request, span)
    traced.run({ requestId: request.id, span }, done)
  })
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const status = reply.statusCode
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / 1000 })
    const facts = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
    spans.get(request)?.end({ failed: status >= 500, facts, name: `${method} ${route}` })
    done()
  })
  await addSecurityHeaders(http, {
    isHttps: env.isHttps,
    apiUrl: env.API_URL,
    googleIdentityScriptUrl: env.GOOGLE_CLIENT_ID ? env.GOOGLE_IDENTITY_SCRIPT_URL : undefined,
  })
  if (env.ALLOWED_ORIGINS.length > 0)
    await http.register(cors, { origin: [...env.ALLOWED_ORIGINS], credentials: true, methods: ['GET', 'POST'] })
  addHostCheck(http, [env.APP_URL, ...(env.API_URL ? [env.API_URL] : []), ...env.ALLOWED_ORIGINS])
  await addFloodLimit(http, request => context.knownKeys.nameOf(request) ?? callerNetwork(request.ip))
  await http.register(cookie)
  await http.register(compress, { threshold: 1024 })
  await http.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${brand} API`, version: '1' } },
    transform: jsonSchemaTransform,
  })

  const isReady = async () => !isStopping && (await isDatabaseUp(database))
  addHealth(http, { isReady, findFault: database.findFault })
  addAccountRoutes(http, context, services)
  addAccountSecurityRoutes(http, context, services)
  addApiKeyRoutes(http, context, services)
  addSearchRoutes(http, context, services)
  addPlanRoutes(http, context, services)
  addAnalyticsRoutes(http, context, services)
  addRunningWorkRoutes(http, context, services)
  addWebsiteAnalysisRoutes(http, context, services)
  addProductResearchRoutes(http, context, services)
  addExportRoutes(http, context, services)
  addConsolidationRoutes(http, context, services)
  addWebhookRoutes(http, context, services)
  addMcpRoutes(http, context, { appUrl: env.APP_URL })
  addApiDescription(http, context, { appUrl: env.API_URL ?? env.APP_URL, isOpen: env.EXPOSE.includes('openapi') })
  addSecurityText(http, { appUrl: env.APP_URL, supportEmail: env.SUPPORT_EMAIL, now: services.now })
  const siteConfig: SiteConfig = {
    apiUrl: env.API_URL ?? '',
    brand,
    supportEmail: env.SUPPORT_EMAIL,
    salesEmail: env.SALES_EMAIL,
    membershipUrl: env.MEMBERSHIP_URL ?? null,
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleIdentityScriptUrl: env.GOOGLE_CLIENT_ID ? env.GOOGLE_IDENTITY_SCRIPT_URL : null,
    embedded: database.engine === 'embedded',
    sampleSite: sampleLists,
  }
  await addWebFiles(http, { siteConfig, appUrl: env.APP_URL })
  return http
}
