import { createHash } from 'node:crypto'
import { definedFields } from '../../base/defined-fields.js'
import type { Evidence } from '../../records/evidence.js'
import type { Status, TestAttempt } from '../../records/record.js'
import { type DemoModule, type DemoTest, demoDays } from './catalogue.js'
import { demoEvidence } from './demo-steps.js'
import {
  brokenTopic,
  bundleGrowth,
  type DemoDay,
  type DemoFailure,
  incidentFailure,
  isOutage,
  isTopicBroken,
  isTopicRed,
  redTopic,
  slowChangeOf,
  slownessOf,
} from './incidents.js'
import { createRandom, type Random } from './random.js'

const authors = ['mona', 'hubot', 'ines', 'tariq'] as const
const messages = [
  'Update the dependencies',
  'Cache the product pictures',
  'Round prices half up',
  'Show the delivery date in the basket',
  'Remove the old search',
  'Retry the payment after a time-out',
] as const

/** Returns the message and the author of the change that a build of a project tested. All modules of the project have the same one. */
function changeOf(project: string, build: string): { readonly commitMessage: string; readonly author: string } {
  const random = createRandom(`${project} ${build}`)
  return { commitMessage: random.pick(messages), author: random.pick(authors) }
}

const dayMs = 86_400_000

/** Returns the entry of the quarantine file that applies to a test on a day; undefined if there is none. */
function quarantineOf({ quarantine }: DemoTest, { start, age }: DemoDay): Readonly<Record<string, string>> | undefined {
  if (quarantine === undefined || age > quarantine.since) return undefined
  const { daysLeft, owner, reason, issue } = quarantine
  const until = daysLeft === undefined ? {} : { until: new Date(start + (age + daysLeft) * dayMs).toISOString().slice(0, 10) }
  return { ...until, owner, reason, issue }
}

/** Returns whether a test in quarantine was repaired, so that it always passes. */
const isRepaired = ({ quarantine }: DemoTest, { age }: DemoDay): boolean => age <= (quarantine?.repaired ?? -1)

/**
 * Returns whether a test passes only after a retry in the nightly run: every third night if it is in quarantine and was not repaired. So it
 * never passes in twenty builds of `main` in a row, however few of them there are.
 */
const retriesAtNight = ({ quarantine }: DemoTest, { start, age }: DemoDay): boolean =>
  quarantine !== undefined && quarantine.repaired === undefined && age <= quarantine.since && (start / dayMs) % 3 === 0

/** A run of a pipeline for one module. */
export interface DemoRun {
  readonly project: string
  readonly module: DemoModule
  readonly pipeline: 'ci' | 'nightly'
  readonly build: string
  readonly day: DemoDay
  /** Unix ms. */
  readonly startedAt: number
}

type DemoRecord = Readonly<Record<string, unknown>>

interface Runner {
  readonly name: string
  readonly slowness: number
}

/** The runners and their relative durations. */
const runners: readonly [Runner, ...Runner[]] = [
  { name: 'ubuntu-24.04', slowness: 1 },
  { name: 'build-box-1', slowness: 0.62 },
  { name: 'build-box-2', slowness: 1.7 },
]

const branches = [redTopic, 'feature/wish-list', 'feature/dark-mode', 'renovate/all', brokenTopic] as const

/** The jobs without tests and their typical durations in ms. */
const otherJobs = { lint: 42_000, build: 128_000 } as const
const setUpMs = 35_000

/** Tests with a longer typical duration run in a browser or on a device, in a separate job. */
const maximumUnitTestMs = 250

const failures: readonly [DemoFailure, ...DemoFailure[]] = [
  ['expected 3 to be 2', 'AssertionError: expected 3 to be 2\n    at Object.<anonymous> (tests/%s:48:21)'],
  [
    "Cannot read properties of undefined (reading 'id')",
    "TypeError: Cannot read properties of undefined (reading 'id')\n    at tests/%s:31:40",
  ],
]
const flakyFailure: DemoFailure = [
  'The element "Continue" did not appear within 5,000 ms',
  'TimeoutError: waiting for selector "Continue"\n    at tests/%s:112:9',
]
const outageFailure: DemoFailure = [
  'connect ECONNREFUSED 10.0.4.17:5432',
  'Error: connect ECONNREFUSED 10.0.4.17:5432\n    at TCPConnectWrap.afterConnect',
]

/** Returns the branch of a run that must not depend on chance: the first and the second run of a day after the nightly one. */
function plannedRef({ project, build, day }: DemoRun): string | undefined {
  if (isTopicBroken(day) && build.endsWith('01.1')) return brokenTopic
  return project === 'webshop' && isTopicRed(day) && build.endsWith('02.1') ? redTopic : undefined
}

/** Returns the records of a run: tests, jobs, properties and the build. */
export function runRecords(run: DemoRun): readonly DemoRecord[] {
  const { project, module, pipeline, build, day, startedAt } = run
  const random = createRandom(`${project} ${module.name} ${build}`)
  const usualRef = pipeline === 'nightly' || random.chance(0.55) ? 'main' : random.pick(branches)
  const ref = plannedRef(run) ?? usualRef
  const common = { org: 'demo', project, module: module.name, pipeline, build, ref }
  const isPlanned = ref === redTopic && isTopicRed(day)
  const broken = isPlanned ? new Set<string>() : brokenTests(module, ref, random)
  const jobs = ['unit tests', module.name === 'app' ? 'device tests' : 'browser tests'].map((name, index) => {
    const picked = random.pick(runners)
    // Tests in a browser or on a device always run on the same kind of runner, so that a slow commit is not hidden by slow runners.
    const runner = index === 0 ? picked : runners[0]
    const tests = module.tests.filter(({ usualMs }) => Number(usualMs > maximumUnitTestMs) === index)
    const results = tests.map((test) => ({
      test,
      ...resultOf(
        isPlanned ? { ...test, flakiness: 0 } : test,
        run,
        { ref, isChanged: broken.has(test.id), slowness: runner.slowness },
        random,
      ),
    }))
    return { name, runner, results, duration: setUpMs * runner.slowness * random.logNormal(0.15) + sum(results) }
  })
  const isRed = jobs.some(({ results }) => results.some(({ status }) => status === 'failed'))
  let passedMs = 0
  const testRecords = jobs.flatMap(({ name, results }) =>
    results.map(({ test, ...result }) => {
      passedMs += result.duration ?? 0
      const { id, suite, file, line, owners, tags } = test
      const quarantine = quarantineOf(test, day)
      return {
        kind: 'test',
        ...common,
        job: name,
        timestamp: startedAt + Math.round(passedMs),
        id,
        suite,
        name: test.name,
        file,
        line,
        ...definedFields({ owners: owners.length > 0 ? owners : undefined, quarantine, tags: tags.length > 0 ? tags : undefined }),
        ...result,
      }
    }),
  )
  const jobRecords = [
    ...Object.entries(otherJobs).map(([name, usualMs]) => {
      const runner = random.pick(runners)
      const status: Status = isOutage(day) && random.chance(0.5) ? 'cancelled' : random.chance(0.01) ? 'failed' : 'successful'
      return { name, runner, status, duration: usualMs * runner.slowness * random.logNormal(0.12) }
    }),
    ...jobs.map(({ name, runner, results, duration }) => {
      const status: Status = results.some((result) => result.status === 'failed')
        ? 'failed'
        : random.chance(0.015)
          ? 'cancelled'
          : 'successful'
      return { name, runner, status, duration }
    }),
  ].map(({ name, runner, status, duration }) => {
    const id = `${module.name}-${name.replace(' ', '-')}`
    return { kind: 'job', ...common, timestamp: startedAt, id, name, runner: runner.name, status, duration: Math.round(duration) }
  })
  const status: Status = isRed ? 'failed' : 'successful'
  const duration = Math.max(...jobRecords.map((job) => job.duration))
  const commit = createHash('sha1').update(`${project} ${build}`).digest('hex')
  const url = `https://ci.example/${project}/runs/${build.split('.')[0]}`
  const measured = ref === 'main' && !isRed ? propertyRecords(module, day, random) : []
  return [
    ...testRecords,
    ...jobRecords,
    ...measured.map(([name, value]) => ({ kind: 'property', ...common, timestamp: startedAt, name, valueType: 'number', value })),
    {
      kind: 'build',
      ...common,
      timestamp: startedAt,
      status,
      branch: ref,
      commit,
      ...changeOf(project, build),
      ...slowChangeOf(module, build, day),
      url,
      duration,
    },
  ]
}

interface Result extends Evidence {
  readonly status: Status
  readonly duration?: number
  readonly message?: string
  readonly details?: string
  readonly cause?: string
  readonly flaky?: boolean
  readonly attempts?: readonly TestAttempt[]
}

interface Circumstances {
  readonly ref: string
  /** Whether the run broke the test. */
  readonly isChanged: boolean
  readonly slowness: number
}

function resultOf(test: DemoTest, { module, pipeline, day }: DemoRun, { ref, isChanged, slowness }: Circumstances, random: Random): Result {
  if (test.isSkipped) return { status: 'skipped', message: 'Not fixed yet' }
  const duration = Math.round(10 * test.usualMs * slowness * slownessOf(module, test, day) * random.logNormal(0.18)) / 10
  const isCutOff = isOutage(day) && random.chance(0.4)
  if (isCutOff) return failureOf(test, outageFailure, duration + 30_000)
  const isShaky = random.chance(test.flakiness)
  const incident = incidentFailure(module, test, ref, day)
  if (incident !== undefined) return failureOf(test, incident, duration)
  const isRetried = pipeline === 'nightly' && retriesAtNight(test, day)
  if (!isRetried && ((!isShaky && !isChanged) || isRepaired(test, day))) return { status: 'successful', duration }
  const isTimeout = isShaky || isRetried
  const failure = failureOf(test, isTimeout ? flakyFailure : random.pick(failures), duration)
  if (!isRetried && (!isShaky || !random.chance(0.33))) return isTimeout ? { ...failure, ...demoEvidence(test, duration) } : failure
  // A third of the flaky failures pass on the second attempt.
  const { cause: _, ...attempt } = failure
  return { status: 'successful', duration: 2 * duration, flaky: true, attempts: [attempt] }
}

/** The messages of the demo have no variable parts, so that equal messages have the same cause. */
function failureOf({ file }: DemoTest, [message, details]: DemoFailure, duration: number) {
  const cause = `2-${createHash('sha256').update(message).digest('hex').slice(0, 12)}`
  return { status: 'failed', duration, message, details: details.replace('%s', file), cause } as const
}

/** Returns the tests that a change broke: a few neighbouring tests, rarely on the main branch. */
function brokenTests({ tests }: DemoModule, ref: string, random: Random): ReadonlySet<string> {
  if (!random.chance(ref === 'main' ? 0.025 : 0.12)) return new Set()
  const first = Math.floor(random.next() * tests.length)
  return new Set(tests.slice(first, first + 1 + Math.floor(random.next() * 4)).map(({ id }) => id))
}

const propertyRecords = ({ coverage, bundleBytes }: DemoModule, day: DemoDay, random: Random): readonly (readonly [string, number])[] => [
  ['coverage', Math.round(100 * (coverage + (demoDays - day.age) * 0.03 + random.next() * 0.4)) / 100],
  ['bundle-size', Math.round(bundleBytes * bundleGrowth(day) * (1 + random.next() * 0.002))],
]

const sum = (results: readonly { readonly duration?: number }[]) => results.reduce((total, { duration = 0 }) => total + duration, 0)
