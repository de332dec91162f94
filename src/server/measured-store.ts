import { Histogram, type Registry } from 'prom-client'
import { queryMethods } from './queries/query-table.js'
import type { Store } from './store/store.js'

/** Wraps a store and records the duration and the outcome of inserts and queries in a histogram. */
export function measuredStore(store: Store, registry: Registry): Store {
  const durations = new Histogram({
    name: 'build_report_store_duration_seconds',
    help: 'Duration of store operations.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const measured =
    <Arguments extends readonly unknown[], Result>(operation: string, method: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      const end = durations.startTimer({ operation })
      try {
        const result = await method(...given)
        end({ outcome: 'success' })
        return result
      } catch (error) {
        end({ outcome: 'error' })
        throw error
      }
    }
  return {
    ...store,
    insert: measured('insert', store.insert),
    ...queryMethods((name) => measured(name, store[name] as (...given: readonly unknown[]) => Promise<unknown>)),
  }
}
