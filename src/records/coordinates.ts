import type { TestRecord } from './record.js'

export const coordinateNames = ['org', 'project', 'module', 'pipeline', 'job', 'build', 'ref'] as const

/** The fields that assign a record to a build, a job and so on. The run fills in missing ones. */
export type Coordinates = Readonly<Pick<TestRecord, (typeof coordinateNames)[number]>>
