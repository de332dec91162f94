import fc from 'fast-check'
import { dayMs, newYear } from './entries.js'

/** A record of a random build, with coordinates except the organisation. */
export type RandomRecord = Readonly<Record<string, unknown>> & { readonly timestamp: number }

const causes = ['1-aaaa', '1-bbbb', '1-cccc', '']

const attempt = fc.record(
  { status: fc.constantFrom('failed', 'successful'), duration: fc.nat(50), message: fc.constantFrom('first', '') },
  { requiredKeys: ['status'] },
)

const result = fc.record({
  test: fc.nat(3),
  outcome: fc.oneof(
    { weight: 5, arbitrary: fc.constant('successful') },
    { weight: 3, arbitrary: fc.constant('failed') },
    { weight: 1, arbitrary: fc.constantFrom('skipped', 'cancelled', 'unknown') },
    { weight: 2, arbitrary: fc.constant('flaky') },
  ),
  duration: fc.option(fc.nat(100)),
  cause: fc.constantFrom(...causes),
  attempts: fc.array(attempt, { maxLength: 2 }),
  owners: fc.subarray(['@acme/shop', '@acme/web', 'dev@acme.example']),
  quarantine: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.constantFrom({}, { until: '2026-12-31', owner: 'shop', reason: 'slow', issue: 'https://issues.example/1' }),
    },
  ),
  delay: fc.nat(9),
})

const job = fc.record({
  name: fc.constantFrom('unit', 'unit', 'e2e', ''),
  module: fc.constantFrom('cart', 'cart', 'cart', 'shop'),
  results: fc.array(result, { minLength: 1, maxLength: 5, size: 'max' }),
})

const build = fc.record({
  run: fc.integer({ min: 1, max: 15 }),
  attempt: fc.integer({ min: 1, max: 3 }),
  isPullRequest: fc.nat(4).map((number) => number === 0),
  isKnown: fc.boolean(),
  jobs: fc.array(job, { minLength: 1, maxLength: 2, size: 'max' }),
})

/**
 * Builds of the pipeline "ci": with repeated attempts, several jobs and modules, cancelled tests, tests that run twice in a job, and pull
 * requests from a fork whose branch is called "main". Few runs and tests, so that histories get long. Runs overlap. Without the bias towards
 * small values, half of the few inputs of a test would be histories without most of its cases.
 */
export const randomBuilds = fc.noBias(fc.array(build, { maxLength: 30, size: 'max' })).map((builds): readonly RandomRecord[] =>
  builds.flatMap(({ run, attempt, isPullRequest, isKnown, jobs }) => {
    // All attempts of a run are of one branch.
    const ref = ['main', 'main', 'topic', 'main', ''][run % 5] ?? ''
    const start = newYear + run * 20 + attempt * 4
    const common = { project: 'shop', pipeline: 'ci', build: `${run}.${attempt}`, ref }
    const records = jobs.flatMap((one) => [
      ...(one.name === ''
        ? []
        : [
            {
              kind: 'job',
              ...common,
              module: one.module,
              id: one.name,
              name: one.name,
              job: one.name,
              status: 'failed',
              duration: run,
              url: `https://ci/${run}/${one.name}`,
              timestamp: start,
            },
          ]),
      ...one.results.map(({ test, outcome, duration, cause, attempts, owners, quarantine, delay }) => ({
        kind: 'test',
        ...common,
        module: one.module,
        job: one.name,
        id: `id ${test}`,
        name: `test ${test % 3}`,
        suite: ['suite', `${test % 2}`],
        status: outcome === 'flaky' ? 'successful' : outcome,
        ...(outcome === 'flaky' && { flaky: true }),
        ...(duration !== null && { duration }),
        ...(attempts.length > 0 && { attempts }),
        ...(owners.length > 0 && { owners }),
        ...(quarantine !== undefined && { quarantine }),
        ...(outcome === 'failed' && { cause, message: `message of ${run} ${test}` }),
        timestamp: start + delay,
      })),
    ])
    const known = {
      ...{
        commit: `c${run}`,
        branch: ref,
        url: `https://ci/${run}`,
        commitMessage: `Fix ${run}`.repeat(run * 5),
        author: `author ${attempt}`,
      },
      ...(isPullRequest && { pullRequest: run }),
    }
    const modules = [...new Set(jobs.map(({ module }) => module))]
    return [...records, ...(isKnown ? modules.map((module) => ({ kind: 'build', ...common, module, ...known, timestamp: start })) : [])]
  }),
)

/** The days by which attempts after the first one are shifted: up to 35 days later and 7 days earlier, they replace the first one. */
const shifts = [0, 0, 0, 34, 36, -6, -8]

/** The same builds, with attempts that ran long after the first one, or whose clock was wrong. All records of a build are shifted. */
export const randomReruns = randomBuilds.map((records) =>
  records.map((record): RandomRecord => {
    const [run = 0, attempt = 1] = String(record.build).split('.').map(Number)
    const days = attempt === 1 ? 0 : (shifts[(run * 2 + attempt) % shifts.length] ?? 0)
    return { ...record, timestamp: record.timestamp + days * dayMs }
  }),
)

/** Ranges of time that may cut a build. */
export const randomSpan = fc
  .tuple(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 0, max: 400 }))
  .map(([start, length]) => ({ fromTs: newYear + start, toTs: newYear + start + length }))

/** Ranges that start after some builds and end after all others, so that builds can be compared with earlier ones. */
export const lateSpan = fc.integer({ min: 100, max: 200 }).map((start) => ({ fromTs: newYear + start, toTs: newYear + 1_000_000 }))
