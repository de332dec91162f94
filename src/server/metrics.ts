import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The Prometheus metrics of the server. */
export interface Metrics {
  readonly registry: Registry
  readonly storedRecords: Counter
  readonly refusedLines: Counter
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
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    // Node accepts dozens of methods, and each would become a series.
    durations.observe({ method: route === 'none' ? 'any' : method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return {
    registry,
    storedRecords: new Counter({ name: 'build_report_records_stored_total', help: 'Stored records.', registers }),
    refusedLines: new Counter({
      name: 'build_report_lines_refused_total',
      help: 'Lines that were refused because they are not valid records.',
      registers,
    }),
  }
}
