import type { TestRecord } from './record.js'

export const coordinateNames = ['org', 'project', 'module', 'pipeline', 'job', 'build', 'ref'] as const

/** The fields that say where a record belongs. The run fills in those that a record leaves out. */
export type Coordinates = Readonly<Pick<TestRecord, (typeof coordinateNames)[number]>>
