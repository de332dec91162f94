import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, status, time } from './fields.js'
import { buildFields } from './sighting.js'

/** The maximum number of branches in an answer. */
export const maximumBranches = 500

const branch = Type.Object({
  ref: Type.String({ description: 'The branch or tag.' }),
  builds: count('Builds with a test on it. The attempts of a build count as one.'),
  lastSeen: time('The time of the last test on it.'),
  ...buildFields('last', 'The newest build: the one with the largest number, or else the last one that started.'),
  lastStatus: status('The status of the tests of that build. If a job was run again, only its newest attempt counts.'),
})
export type Branch = Answer<typeof branch>

/** The answer of `/v1/data/branches`. */
export const branchesAnswer = Type.Object({ branches: Type.Array(branch, { maxItems: maximumBranches }) })
export type Branches = Answer<typeof branchesAnswer>
