import { type FormatId, formatIds } from '../read/formats/index.js'

/** Every collector, in the order in which they run. */
export const collectorKeys = [...formatIds, 'files', 'events'] as const

export type CollectorKey = FormatId | 'files' | 'events'
