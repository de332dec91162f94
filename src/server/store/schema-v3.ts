import { type Layout, onCluster, recordsTable } from './table-layout.js'

export const causeColumn = `cause String COMMENT 'The cause of a failed test; empty if it is unknown' CODEC(ZSTD)`

/** Returns version 3 of the schema, which adds the causes of failed tests. Rows of earlier versions have none. */
export const schemaV3 = (layout: Layout): readonly string[] => [
  `ALTER TABLE ${recordsTable(layout)}${onCluster(layout)} ADD COLUMN IF NOT EXISTS ${causeColumn}`,
  ...(layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)} ADD COLUMN IF NOT EXISTS ${causeColumn}`]),
]
