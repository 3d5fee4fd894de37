import { json } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'

type Received = { service: string; name: string; traceId: string; spanId: string; parentSpanId?: string }
type Attribute = { key: string; value: { stringValue?: string } }
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: Omit<Received, 'service'>[] }[]
  }[]
}

/** Takes traces as a collector does: OTLP over HTTP, as JSON. */
export async function startOtlpReceiver() {
  const spans: Received[] = []
  const received: string[] = []
  const { url, close } = await listenOnLoopback((request, response) => {
    if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json') {
      response.writeHead(400).end()
      return
    }
    void json(request).then(body => {
      received.push(JSON.stringify(body))
      for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        for (const span of scopeSpans.flatMap(scope => scope.spans)) spans.push({ service, ...span })
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  return { url, spans, received, close }
}
