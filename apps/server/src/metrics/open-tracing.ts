import { ROOT_CONTEXT, type Span as SdkSpan, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Span, SpanFacts } from '../traced.ts'
import type { BeginTrace } from './begin-trace.ts'

/** Shorter than what a process may take to end. */
const SEND_MS = 3_000

/** Loaded only where a collector is configured. One that is away costs nothing but its spans. */
export function openTracing({ endpoint, service }: { endpoint: string; service: string }) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: SEND_MS }),
        exportTimeoutMillis: SEND_MS,
        scheduledDelayMillis: 1_000,
      }),
    ],
  })
  const tracer = provider.getTracer('sondeo')
  const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER, part: SpanKind.INTERNAL }

  function begin(name: string, how: { kind: keyof typeof kinds; facts: SpanFacts; parent?: string | undefined }): Span {
    const above = readParent(how.parent)
    const context = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT
    return wrap(tracer.startSpan(name, { kind: kinds[how.kind], attributes: how.facts }, context))
  }

  function wrap(span: SdkSpan): Span {
    const { traceId, spanId, traceFlags } = span.spanContext()
    const parent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
    return {
      parent,
      begin: (name, facts = {}) => begin(name, { kind: 'part', facts, parent }),
      end: ({ failed, facts = {}, name }) => {
        if (name) span.updateName(name)
        span.setAttributes(facts)
        // No message: words of an error may quote what was asked.
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  const beginTrace: BeginTrace = begin
  return { beginTrace, close: () => provider.shutdown().catch(() => {}) }
}

function readParent(text: string | undefined) {
  const found = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(text ?? '')
  const [, traceId, spanId, flags] = found ?? []
  if (!traceId || !spanId) return undefined
  return { traceId, spanId, traceFlags: flags === '00' ? TraceFlags.NONE : TraceFlags.SAMPLED, isRemote: true }
}
