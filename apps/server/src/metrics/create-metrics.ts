import type { ModelUsage } from '@sondeo/analyst/ask-model'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

type Answered = { method: string; route: string; status: number; seconds: number }

/** What one process counts for Prometheus: routes, jobs and states, never an address, a question or a person. */
export type Metrics = {
  registry: Registry
  answered: (call: Answered) => void
  worked: (job: { name: string; seconds: number; failed: boolean }) => void
  askedModel: (usage: ModelUsage) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 600],
    registers,
  })
  const jobs = new Histogram({
    name: 'sondeo_job_duration_seconds',
    help: 'Time that a job took, by its name and how it ended',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.5, 2, 10, 60, 300, 1800],
    registers,
  })
  const tokens = new Counter({
    name: 'sondeo_model_tokens_total',
    help: 'Tokens sent to and received from the language model',
    labelNames: ['direction'],
    registers,
  })
  return {
    registry,
    answered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    worked: ({ name, seconds, failed }) => jobs.observe({ job: name, outcome: failed ? 'failed' : 'done' }, seconds),
    askedModel: ({ inputTokens, outputTokens }) => {
      tokens.inc({ direction: 'in' }, inputTokens)
      tokens.inc({ direction: 'out' }, outputTokens)
    },
  }
}
