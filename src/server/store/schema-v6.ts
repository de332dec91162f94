import { wholeSchemaV5 } from './schema-v5.js'
import { type Layout, onCluster, recordsTable } from './table-layout.js'

/**
 * A module has few owners and few entries in its quarantine file, which its tests share. So each row holds small numbers instead of texts,
 * and a query for the tests in quarantine reads a byte per row. The texts of an entry are one column, because no query filters by them.
 */
const columns = [
  `owners Array(LowCardinality(String)) COMMENT 'The owners of the file of a test; empty if they are unknown'`,
  `quarantine LowCardinality(String) COMMENT 'The entry of the quarantine file that applies to a test, as JSON; empty without one'`,
]

/**
 * Lets a search for the first run of a test skip all rows before it, because the table is in the order of time. A module repeats its tests in
 * each build, so a filter for many granules is as small as for one.
 */
const index = 'ids id TYPE bloom_filter(0.01) GRANULARITY 8'

const additions = columns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(', ')

/**
 * Returns version 6 of the schema, which adds the owners and the quarantine of tests, and an index of their ids. Rows of earlier versions
 * have no owners.
 */
export const schemaV6 = (layout: Layout): readonly string[] => [
  `ALTER TABLE ${recordsTable(layout)}${onCluster(layout)} ${additions}, ADD INDEX IF NOT EXISTS ${index}`,
  // For existing rows, in the background.
  `ALTER TABLE ${recordsTable(layout)}${onCluster(layout)} MATERIALIZE INDEX ids`,
  ...(layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)} ${additions}`]),
]

/** Returns the tables of version 6 for a store without tables. */
export const wholeSchemaV6 = (layout: Layout): readonly string[] => wholeSchemaV5(layout, [...columns, `INDEX ${index}`])
