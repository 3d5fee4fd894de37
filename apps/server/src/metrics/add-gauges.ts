import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../services.ts'

type Watched = Pick<Services, 'readers' | 'scanSlots' | 'scraping' | 'stores' | 'now'>
type Reading = { labels: Record<string, string>; value: number }

/** Figures that are looked up when somebody asks for them. Where the database is away, its figures are left out. */
export function addGauges(registry: Registry, services: Watched): void {
  const { readers, scanSlots, scraping, stores, now } = services
  const gauge = (name: string, help: string, labelNames: string[], read: () => Reading[] | Promise<Reading[]>) => {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        const readings = await Promise.resolve()
          .then(read)
          .catch(() => [])
        for (const { labels, value } of readings) this.set(labels, value)
      },
    })
  }
  const states = (counts: Record<string, number>): Reading[] =>
    Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }))

  // Both figures of the queue come from one look, since all are collected together.
  let looking: ReturnType<typeof stores.service.countJobs> | undefined
  const countJobs = () =>
    (looking ??= stores.service.countJobs().finally(() => {
      looking = undefined
    }))
  gauge('sondeo_jobs', 'Jobs in the queue, by name and state', ['job', 'state'], async () =>
    (await countJobs()).map(({ name, state, count }) => ({
      labels: { job: name, state },
      value: count,
    })),
  )
  gauge('sondeo_job_oldest_seconds', 'Age of the oldest job of a name and state', ['job', 'state'], async () =>
    (await countJobs()).map(({ name, state, oldestSeconds }) => ({
      labels: { job: name, state },
      value: oldestSeconds,
    })),
  )
  gauge('sondeo_scans', 'Scans of this process that run or wait for their turn', ['state'], () =>
    states(scanSlots.state()),
  )
  gauge('sondeo_readers', 'Pieces of work in readers, running or waiting', ['state'], () => {
    const { running, waiting } = readers.state()
    return states({ running, waiting })
  })
  gauge('sondeo_readers_ended', 'Readers ended since the start, by what they took too much of', ['state'], () =>
    states(readers.state().ended),
  )
  gauge('sondeo_browser_pages', 'Pages open in the browser, and waiting for one', ['state'], () => {
    const { leased = 0, waiting = 0 } = scraping.browserState() ?? {}
    return states({ open: leased, waiting })
  })
  gauge('sondeo_watch_lateness_seconds', 'How long the watch that waits longest is past its time', [], async () => {
    const [first] = await stores.watches.listDue({ now: now(), limit: 1 })
    return [{ labels: {}, value: first?.nextRunAt ? (now().getTime() - first.nextRunAt.getTime()) / 1000 : 0 }]
  })
}
