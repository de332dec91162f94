import type { Caller, Connection } from './connection.js'
import { type BranchesParameters, type BranchListRow, branchesQuery } from './queries/branches-query.js'
import { type BuildFacts, buildFactsQuery } from './queries/build-facts-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'
import { createSightings, type Sighting } from './sighting.js'

/** A branch or tag with its newest build. Texts are empty if they are unknown. */
export interface Branch extends Omit<BranchListRow, 'build'> {
  readonly last: Sighting
}

/**
 * Reads the branches of a module, and then the facts about their newest builds.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readBranches(
  connection: Connection,
  parameters: BranchesParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<readonly Branch[]> {
  const rows = queryReader(connection, caller, limits)
  const branches = await rows<BranchListRow>(branchesQuery(parameters))
  if (branches.length === 0) return []
  const sightingIn = createSightings(await rows<BuildFacts>(buildFactsQuery(parameters, branches)))
  return branches.map(({ build, ...branch }) => ({ ...branch, last: sightingIn(build) }))
}
