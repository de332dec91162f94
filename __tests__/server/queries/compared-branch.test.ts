import { expect, test } from 'vitest'
import { basisOf } from '../../../src/server/queries/compared-branch.js'

const fromTs = 1000
const main = { inRange: 'main', usual: undefined }

test.each([
  ['compares a branch with main when main has builds', 'topic', main, 3, 'compared', 'main'],
  ['compares the branch of a pull request in the same way', 'pull/12', main, 3, 'compared', 'main'],
  [
    'compares a branch with the branch with the most tests when there is no main',
    'topic',
    { inRange: 'trunk', usual: undefined },
    3,
    'compared',
    'trunk',
  ],
  ['compares nothing when the branch is main', 'main', main, 0, 'default', 'main'],
  [
    'compares nothing when the branch has the most tests and there is no main',
    'topic',
    { inRange: 'topic', usual: undefined },
    0,
    'default',
    'topic',
  ],
  ['compares nothing when no test names a branch', 'topic', { inRange: '', usual: undefined }, 0, 'unknown', undefined],
  ['compares nothing when all builds of main belong to pull requests', 'topic', main, 0, 'unbuilt', 'main'],
  [
    'compares nothing when main is older than the range, although the branch has the most tests in it',
    'topic',
    { inRange: 'topic', usual: { ref: 'main', lastSeen: 999 } },
    0,
    'old',
    'main',
  ],
  [
    'compares nothing when only main is older than the range and another branch has the most tests in it',
    'topic',
    { inRange: 'other', usual: { ref: 'master', lastSeen: 999 } },
    0,
    'old',
    'master',
  ],
] as const)('%s', (_, asked, candidates, builds, kind, ref) => {
  expect(basisOf(asked, candidates, fromTs, builds)).toEqual({ kind, ref })
})
