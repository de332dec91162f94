import { type FormatId, formatIds } from '../formats/index.js'

/** Every collector, in the order in which they run. */
export const collectorKeys = [...formatIds, 'files', 'events'] as const

export type CollectorKey = FormatId | 'files' | 'events'
