import { Type } from 'typebox'
import { branchesAnswer, type Branch as ShownBranch } from '../answers/branches.js'
import { buildStatus } from '../build-status.js'
import { type BranchesParameters, type BranchListRow, branchesQuery, branchesSchemas } from '../store/queries/branches-query.js'
import { type BuildFacts, buildFactsQuery } from '../store/queries/build-facts-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { createSightings, type Sighting, shownBuild } from './sightings.js'

/** A branch or tag with its newest build. Texts are empty if they are unknown. */
export interface Branch extends Omit<BranchListRow, 'build'> {
  readonly last: Sighting
}

/**
 * Reads the branches of a module, and then the facts about their newest builds.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readBranches(source: QuerySource, parameters: BranchesParameters): Promise<readonly Branch[]> {
  const rows = queryReader(source)
  const branches = await rows<BranchListRow>(branchesQuery(parameters))
  if (branches.length === 0) return []
  const sightingIn = createSightings(await rows<BuildFacts>(buildFactsQuery(parameters, branches)))
  return branches.map(({ build, ...branch }) => ({ ...branch, last: sightingIn(build) }))
}

export const branches = dataQuery({
  path: '/v1/data/branches',
  summary: 'Branches of a module',
  description: 'Lists the branches and tags on which tests of a module ran, with their newest builds. Tests without a branch are left out.',
  querystring: Type.Object({ ...spanSchemas, ...branchesSchemas }),
  answer: branchesAnswer,
  answerDescription: 'The branches, the ones with the last tests first. The list is empty if nothing was recorded.',
  prepare: withSpan,
  read: readBranches,
  show: (found) => ({ branches: found.map(shownBranch) }),
})

const shownBranch = ({ ref, builds, timestamp, last, ...counts }: Branch): ShownBranch => ({
  ref,
  builds,
  lastSeen: timestamp,
  ...shownBuild('last', last),
  lastStatus: buildStatus(counts),
})
