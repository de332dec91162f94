import type { Sink } from './format.js'

/** Ignores everything, for a reading that only counts or looks for something. */
export const silentSink: Sink = { test() {}, problem() {}, notice() {}, restart() {} }
