import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../../package.json'

/** The Prometheus metrics of the server. */
export interface Metrics {
  readonly registry: Registry
  readonly storedRecords: Counter
  readonly refusedLines: Counter
  addGauge(options: GaugeOptions): void
}

interface GaugeOptions {
  readonly name: string
  readonly help: string
  /** Called for each scrape. The metric has no value while this returns undefined. */
  readonly read: () => number | undefined | Promise<number | undefined>
}

/** Creates the metrics of one server. Labels never contain values that a client chooses. */
export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  })
  const refusals = new Counter({
    name: 'build_report_refusals_total',
    help: 'Requests that were refused with 429 or 503 by reason.',
    labelNames: ['status', 'reason'],
    registers,
  })
  new Gauge({ name: 'build_report_build_info', help: 'The version of the server.', labelNames: ['version'], registers }).set({ version }, 1)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    // Node accepts dozens of methods, and each would become a series.
    durations.observe({ method: route === 'none' ? 'any' : method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.refusal !== undefined) refusals.inc({ status: reply.statusCode, reason: reply.refusal })
  })
  return {
    registry,
    addGauge({ name, help, read }) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read()
          if (value === undefined) this.remove()
          else this.set(value)
        },
      })
    },
    storedRecords: new Counter({ name: 'build_report_records_stored_total', help: 'Stored records.', registers }),
    refusedLines: new Counter({
      name: 'build_report_lines_refused_total',
      help: 'Lines that were refused because they are not valid records.',
      registers,
    }),
  }
}
