import fc from 'fast-check'
import type { Outcome } from '../../../src/judge/history/test-histories.js'
import { idOf, type TestOfBuild } from './build-results-of.js'

/** A build of the model and its tests. */
export interface ModelBuild {
  readonly id: string
  readonly tests: readonly TestOfBuild[]
}

const jobs = ['linux', 'mac', 'windows']

/** The causes of failures and of flaky results. */
const cause = fc.constantFrom('1-aaaaaaaaaaaa', '1-bbbbbbbbbbbb', undefined)

const outcome = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Outcome>('P') },
  { weight: 2, arbitrary: fc.constant<Outcome>('F') },
  { weight: 1, arbitrary: fc.constantFrom<Outcome>('f', 'S', '-') },
)

/** Makes the tests of a build: each of some jobs runs some of five tests. */
const testsOfBuild = (isJoined: boolean): fc.Arbitrary<readonly TestOfBuild[]> =>
  fc
    .uniqueArray(
      fc.record({
        test: fc.nat(4),
        job: isJoined ? fc.constantFrom(...jobs) : fc.constant(undefined),
        outcome,
        cause,
        duration: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined }),
      }),
      { maxLength: 12, selector: ({ test, job }) => `${test} ${job}` },
    )
    .map((tests) =>
      tests.map(({ test, job, outcome: result, cause: reason, duration }) => ({
        id: idOf(test),
        outcome: result,
        ...(job !== undefined && { job }),
        ...((result === 'F' || result === 'f') && reason !== undefined && { cause: reason }),
        ...(duration !== undefined && { duration }),
      })),
    )

/** Makes builds with different ids, in any order. */
export const modelBuilds = (isJoined: boolean, maxLength = 14): fc.Arbitrary<readonly ModelBuild[]> =>
  fc
    .uniqueArray(fc.integer({ min: 100_000_000, max: 100_000_030 }), { minLength: 1, maxLength })
    .chain((ids) => fc.tuple(...ids.map((id) => testsOfBuild(isJoined).map((tests): ModelBuild => ({ id: String(id), tests })))))
