import { Type } from 'typebox'
import { type Branches, branchesAnswer } from '../answers/branches.js'
import { buildStatus } from '../build-status.js'
import { type BranchesParameters, type BranchListRow, branchesQuery, branchesSchemas } from '../store/queries/branches-query.js'
import { type BuildFacts, buildFactsQuery } from '../store/queries/build-facts-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { createSightings, lastBuildOf } from './sightings.js'

/**
 * Reads the branches of a module, and then the facts about their newest builds.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readBranches(source: QuerySource, parameters: BranchesParameters): Promise<Branches> {
  const rows = queryReader(source)
  const found = await rows<BranchListRow>(branchesQuery(parameters))
  if (found.length === 0) return { branches: [] }
  const places = found.map(({ build, buildStart }) => ({ build, timestamp: buildStart }))
  const sightingIn = createSightings(await rows<BuildFacts>(buildFactsQuery(parameters, places)))
  return {
    branches: found.map(({ ref, builds, lastSeen, build, buildStart: _, ...counts }) => ({
      ref,
      builds,
      lastSeen,
      ...lastBuildOf(sightingIn(build)),
      lastStatus: buildStatus(counts),
    })),
  }
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
})
