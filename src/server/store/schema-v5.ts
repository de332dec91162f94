import { wholeSchemaV4 } from './schema-v4.js'
import { type Layout, onCluster, recordsTable } from './table-layout.js'

const columns = [
  `commitMessage String COMMENT 'The first line of the message of the commit of a build; empty if it is unknown' CODEC(ZSTD)`,
  `author String COMMENT 'The user whose change was built; empty if it is unknown' CODEC(ZSTD)`,
]

const additions = columns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(', ')

/** Returns version 5 of the schema, which adds the message and the author of the commit of a build. Rows of earlier versions have none. */
export const schemaV5 = (layout: Layout): readonly string[] => [
  `ALTER TABLE ${recordsTable(layout)}${onCluster(layout)} ${additions}`,
  ...(layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)} ${additions}`]),
]

/**
 * Returns the tables of version 5 for a store without tables. They must be the same as migrated ones, or a new replica refuses them.
 * @param laterColumns columns of later versions in `records`
 */
export const wholeSchemaV5 = (layout: Layout, laterColumns: readonly string[] = []): readonly string[] =>
  wholeSchemaV4(layout, [...columns, ...laterColumns])
