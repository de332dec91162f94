/** The names and places of the tables, which the schema does not fix. */
export interface Layout {
  readonly database: string
  /** The cluster that every table is created on; default: a single server. */
  readonly cluster?: string | undefined
}

/** Returns the table that holds the records. On a cluster, the table `records` only distributes them. */
export const recordsTable = ({ cluster }: Pick<Layout, 'cluster'>): string => (cluster === undefined ? 'records' : 'records_local')

/** Returns the clause that follows the name of a table in DDL. */
export const onCluster = ({ cluster }: Pick<Layout, 'cluster'>): string => (cluster === undefined ? '' : ` ON CLUSTER \`${cluster}\``)

/** Returns the engine of a small table that every server of a cluster holds completely: all shards share one path in Keeper. */
export function replicatedEngine({ cluster }: Layout, engine: string, table: string, version: string): string {
  if (cluster === undefined) return `${engine}(${version})`
  return `Replicated${engine}('/clickhouse/tables/{database}/build_report/${table}', '{shard}-{replica}', ${version})`
}
