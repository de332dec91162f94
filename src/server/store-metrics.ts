import type { Metrics } from './metrics.js'
import type { Store, StoreFigures } from './store/store.js'

/** The time for which figures are kept, and the longest wait for new ones, in ms. A scrape of all metrics reads them once. */
const lifetimeMs = 5000
const maximumWaitMs = 1000

/** Adds the size and the load of a store to the metrics. Figures that the store cannot read in time are left out. */
export function addStoreMetrics({ addGauge }: Metrics, store: Pick<Store, 'figures'>): void {
  let held: { readonly figures: Promise<StoreFigures | undefined>; readonly sinceMs: number } | undefined
  const figures = (): Promise<StoreFigures | undefined> => {
    const sinceMs = performance.now()
    if (held === undefined || sinceMs - held.sinceMs >= lifetimeMs) held = { figures: inTime(store.figures()), sinceMs }
    return held.figures
  }
  const add = (name: string, help: string, field: keyof StoreFigures) =>
    addGauge({ name, help, read: async () => (await figures())?.[field] })
  add('build_report_disk_free_bytes', 'Free space on the disk of the data folder.', 'freeBytes')
  add('build_report_rows', 'Stored records.', 'rows')
  add('build_report_parts', 'Parts of the table of records.', 'parts')
  add('build_report_queries_waiting', 'Queries that wait for their turn.', 'waitingQueries')
}

/** Resolves to undefined if the promise is rejected or takes too long. */
function inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), maximumWaitMs)
    promise.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer))
  })
}
