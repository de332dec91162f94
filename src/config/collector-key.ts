/** The collectors of test results: one for each format, by its id, in the order in which they are asked. */
export const testCollectorKeys = ['junit', 'qt', 'dart', 'nunit', 'ctrf', 'xunit', 'testng', 'robot', 'cucumber', 'trx'] as const

/** Every collector, in the order in which they work. */
export const collectorKeys = [...testCollectorKeys, 'files', 'events'] as const

export type CollectorKey = (typeof collectorKeys)[number]
