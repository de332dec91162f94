import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { statuses } from '../../records/record.js'
import { buildStatus } from '../build-status.js'
import type { Branch } from '../store/branches.js'
import { branchesSchemas, maximumBranches } from '../store/queries/branches-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, time } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'
import { shownSighting, sightingFields } from './sighting-fields.js'

const branch = Type.Object({
  ref: Type.String({ description: 'The branch or tag.' }),
  builds: count('Builds with a test on it. The attempts of a build count as one.'),
  lastSeen: time('The time of the last test on it.'),
  ...sightingFields('last', 'The newest build: the one with the largest number, or else the last one that started.'),
  lastStatus: Type.Enum([...statuses], {
    type: 'string',
    description: 'The status of the tests of that build. If a job was run again, only its newest attempt counts.',
  }),
})

/** GET /v1/data/branches */
export function addBranchesRoute(app: FastifyInstance, { store, now, ...context }: RouteContext): void {
  addDataRoute(
    app,
    { store, now, ...context },
    {
      path: '/v1/data/branches',
      operationId: 'branches',
      summary: 'Branches of a module',
      description:
        'Lists the branches and tags on which tests of a module ran, with their newest builds. Tests without a branch are left out.',
      querystring: Type.Object({ ...spanSchemas, ...branchesSchemas }),
      document: Type.Object({ branches: Type.Array(branch, { maxItems: maximumBranches }) }),
      documentDescription: 'The branches, the ones with the last tests first. The list is empty if nothing was recorded.',
      query: async (parameters, signal) => {
        const branches = await store.branches({ ...parameters, ...spanOf(parameters, now()) }, signal)
        return Readable.from([JSON.stringify({ branches: branches.map(shownBranch) })])
      },
    },
  )
}

/** Leaves out what is unknown. */
const shownBranch = ({ ref, builds, timestamp, last, ...counts }: Branch) => ({
  ref,
  builds,
  lastSeen: timestamp,
  ...shownSighting('last', last),
  lastStatus: buildStatus(counts),
})
