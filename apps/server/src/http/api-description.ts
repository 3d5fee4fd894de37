import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { exampleOf } from '@sondeo/contract/api-examples'
import type { Endpoint } from '@sondeo/contract/endpoint'
import { apiDescriptionPath } from '@sondeo/contract/paths'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { HttpContext } from './http-context.ts'
import { findCaller } from './serve.ts'

type Content = { content?: Record<string, object> }
type Operation = {
  requestBody?: Content
  responses?: Record<string, Content>
  parameters?: { in: string; name: string; [more: string]: unknown }[]
  [more: string]: unknown
}
type Description = { paths?: Record<string, Record<string, Operation>>; [more: string]: unknown }

const onceHeader = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'Asked again within a day with the same key and body, the call is not repeated and gives the same answer.',
}

const withExample = (content: Content | undefined, example: unknown): Content => ({
  ...content,
  content: Object.fromEntries(
    Object.entries(content?.content ?? {}).map(([type, about]) => [type, { ...about, example }]),
  ),
})

function describeCall(endpoint: Endpoint, operation: Operation): Operation {
  const { body, query, reply } = exampleOf(endpoint)
  const responses = operation.responses ?? {}
  const parameters = [
    ...(operation.parameters ?? []).map(each => (query?.[each.name] ? { ...each, example: query[each.name] } : each)),
    ...(endpoint.key === 'run' ? [onceHeader] : []),
  ]
  return {
    ...operation,
    description: endpoint.key === 'run' ? 'Needs a key that may run.' : 'A key that only reads will do.',
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: withExample(operation.requestBody, body) }),
    responses: reply === undefined ? responses : { ...responses, 200: withExample(responses[200], reply) },
  }
}

/** Of all calls, those that a key may make, with examples. */
function describeForKeys({ paths = {}, ...whole }: Description, appUrl: string): Description {
  const open: [string, Record<string, Operation>][] = []
  for (const endpoint of allEndpoints.filter(({ key }) => key)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const method = endpoint.method.toLowerCase()
    const operation = paths[path]?.[method]
    if (operation) open.push([path, { [method]: describeCall(endpoint, operation) }])
  }
  const byPath: Record<string, Record<string, Operation>> = {}
  for (const [path, methods] of open) byPath[path] = { ...byPath[path], ...methods }
  return {
    ...whole,
    servers: [{ url: appUrl }],
    components: {
      ...(whole.components as object),
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key made in the profile.' } },
    },
    security: [{ key: [] }],
    paths: byPath,
  }
}

const call = { access: 'signed-in', key: 'read', changesState: false } as const

/**
 * Whoever is signed in or has a key reads what keys may call. Strangers read nothing, unless the operator opens the
 * description of all calls to everybody.
 */
export function addApiDescription(
  http: FastifyInstance,
  context: HttpContext,
  { appUrl, isOpen }: { appUrl: string; isOpen: boolean },
) {
  let forKeys: Description | undefined
  http.get(apiDescriptionPath, { schema: { hide: true } }, async (request, reply) => {
    const caller = await findCaller(context, call, { request, reply })
    if (caller) {
      forKeys ??= describeForKeys(http.swagger() as unknown as Description, appUrl)
      return forKeys
    }
    if (!isOpen) throw new AppError('not_signed_in')
    return http.swagger()
  })
}
