import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Builds } from '../../../src/server/answers/builds.js'
import type { FlakyTests } from '../../../src/server/answers/flaky-tests.js'
import type { QuarantinedTests } from '../../../src/server/answers/quarantined-tests.js'
import type { SlowerTests } from '../../../src/server/answers/slower-tests.js'
import type { KnownFacts } from '../../../src/server/answers/test-facts.js'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { jobsOf } from '../store/jobs-oracle.js'
import { aggregate, type Run } from './aggregate.js'

/** The key that the server accepts. */
export const goodKey = 'good-key-1234'

/** The records of a server for `acme / shop / web`. */
export interface History {
  readonly tests: readonly Run[]
  /** The jobs of the pipeline `build`. */
  readonly jobs: readonly Run[]
  /** The tests that became slower. Default: none. */
  readonly slower?: SlowerTests
  /** The flaky tests. Default: none. */
  readonly flaky?: FlakyTests
  /** The tests in quarantine. Default: none. */
  readonly quarantined?: QuarantinedTests
  /** Whether the tests that ran at the same time are a build of `main`. Default: false. */
  readonly hasBuilds?: boolean
  /** The available coordinates; by default, these and others. */
  readonly listed?: readonly Readonly<Record<'org' | 'project' | 'module' | 'pipeline', string>>[]
}

const sampleListing: NonNullable<History['listed']> = [
  { org: 'acme', project: 'shop', module: 'web', pipeline: 'build' },
  { org: 'acme', project: 'shop', module: 'web', pipeline: 'nightly' },
  { org: 'acme', project: 'shop', module: 'api', pipeline: 'build' },
  { org: 'acme', project: 'office', module: 'letters', pipeline: '' },
]

/** An error response. */
export interface Refusal {
  readonly status: number
  readonly detail: string
  readonly retryAfter?: number
}

/** A server on loopback with the dashboard and the data API. */
export interface HistoryServer {
  readonly url: string
  /** The requests for tests or jobs, in order. */
  readonly requests: readonly URL[]
  /** Delays responses until the returned function is called. */
  hold(): () => void
  /** Responds to further requests with this error; undefined: with data again. */
  refuse(refusal: Refusal | undefined): void
}

/** Starts a server that is stopped after the test. */
export async function historyServer(history: History): Promise<HistoryServer> {
  const requests: URL[] = []
  let refusal: Refusal | undefined
  let gate: Promise<void> | undefined
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': dashboardPage.contentSecurityPolicy })
        .end(dashboardPage.html)
      return
    }
    if (url.pathname !== '/v1/data/coordinates') requests.push(url)
    await gate
    if (request.headers['service-api-key'] !== goodKey) return refuse(response, { status: 401, detail: 'Unknown key.' })
    if (refusal !== undefined) return refuse(response, refusal)
    const answer = answerTo(url, history)
    if (answer === undefined) return refuse(response, { status: 400, detail: `${url.search} is not a valid query.` })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    hold() {
      let release = () => {}
      gate = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    refuse(next) {
      refusal = next
    },
  }
}

function refuse(response: ServerResponse, { status, detail, retryAfter }: Refusal): void {
  const headers = { 'content-type': 'application/problem+json', ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) }
  response.writeHead(status, headers).end(JSON.stringify({ type: 'about:blank', status, detail }))
}

/** Returns undefined for requests that the real server rejects: other parameters than the documented ones, or more than 10,000 buckets. */
function answerTo({ pathname, searchParams }: URL, history: History): object | undefined {
  const { tests, jobs, listed = sampleListing } = history
  if (pathname === '/v1/data/coordinates') return { coordinates: listed.map((names) => ({ ...names, timestamp: 0 })) }
  if (pathname === '/v1/data/modules') return modulesOf(searchParams, tests, listed)
  if (pathname === '/v1/data/tests/runs') return { runs: runsOf(searchParams, tests) }
  if (pathname === '/v1/data/branches') return { branches: branchesOf(searchParams, tests) }
  if (pathname === '/v1/data/builds') return history.hasBuilds === true ? buildsOf(searchParams, tests) : { builds: [], tests: [] }
  if (pathname === '/v1/data/tests/slower') return history.slower ?? noSlowerTests
  if (pathname === '/v1/data/tests/quarantined') return history.quarantined ?? { tests: [], testCount: 0 }
  if (pathname === '/v1/data/tests/verdicts') return { modules: [], moreModules: 0, tests: [] }
  if (pathname === '/v1/data/tests/slower') return { groups: [], groupCount: 0, testCount: 0 }
  if (pathname === '/v1/data/tests/causes') return { causes: [] }
  if (pathname === '/v1/data/tests/facts') return factsOf(searchParams)
  if (pathname === '/v1/data/tests/flaky') return history.flaky ?? { tests: [], testCount: 0, lostMs: 0 }
  if (pathname === '/v1/data/jobs') return jobsIn(searchParams, jobs)
  if (pathname !== '/v1/data/tests/aggregated') return undefined
  const known = ['org', 'project', 'module', 'fromTs', 'toTs', 'interval', 'ref', 'job', 'testId', 'fields', 'status']
  if ([...searchParams.keys()].some((name) => !known.includes(name))) return undefined
  const [fromTs, toTs, interval] = ['fromTs', 'toTs', 'interval'].map((name) => searchParams.get(name) ?? '')
  if (![fromTs, toTs, interval].every((text) => /^\d+$/.test(text ?? ''))) return undefined
  if ((Number(toTs) - Number(fromTs)) / Number(interval) > 10_000) return undefined
  const isKnown = placeOf(searchParams) === 'acme/shop/web'
  const [testId, status] = [searchParams.get('testId'), searchParams.get('status')]
  const isWanted = (run: Run) => (testId === null || run.id === testId) && (status === null || run.status === status)
  const runs = isKnown ? tests.filter(isWanted) : []
  return { tests: aggregate(runs, Number(fromTs), Number(toTs), Number(interval)) }
}

const placeOf = (parameters: URLSearchParams): string => ['org', 'project', 'module'].map((name) => parameters.get(name)).join('/')

/** Returns the pipeline `build` with its jobs. */
function jobsIn(parameters: URLSearchParams, runs: readonly Run[]): object {
  const place = { org: 'acme', project: 'shop', module: 'web' }
  if (placeOf(parameters) !== 'acme/shop/web') return { pipelines: [], moreJobs: 0 }
  const records = runs.map(({ id, name, time, status, duration }) => ({
    ...{ kind: 'job', ...place, pipeline: 'build', id, name, build: `${time}.1`, status, duration, timestamp: time },
  }))
  return jobsOf(records, { ...place, fromTs: Number(parameters.get('fromTs')), toTs: Number(parameters.get('toTs')) })
}

const noSlowerTests: SlowerTests = { groups: [], groupCount: 0, testCount: 0 }

const letters: Partial<Record<Run['status'], string>> = { failed: 'F', successful: 'P', skipped: 'S' }

/** Returns the last builds, each with the tests that ran at the same time, and the results of the tests of the query. */
function buildsOf(parameters: URLSearchParams, tests: readonly Run[]): Builds {
  const [fromTs, toTs] = [Number(parameters.get('fromTs')), Number(parameters.get('toTs'))]
  const times = [...new Set(tests.map(({ time }) => time))]
    .filter((time) => time >= fromTs && time < toTs)
    .toSorted((one, other) => one - other)
  const shown = times.slice(-Number(parameters.get('limit') ?? 50))
  const builds = shown.map((timestamp) => {
    const ran = tests.filter(({ time }) => time === timestamp)
    const count = (status: Run['status']) => ran.filter((run) => run.status === status).length
    const build = `${timestamp / 1000}.1`
    return {
      ...{ build, attempts: [build], timestamp, status: count('failed') > 0 ? ('failed' as const) : ('successful' as const) },
      ...{ commit: `c${timestamp}`.padEnd(40, '0'), commitMessage: 'Change prices', author: 'mona', url: `https://ci.example/${build}` },
      ...{ failedCount: count('failed'), flakyCount: 0, skippedCount: count('skipped'), totalCount: ran.length },
    }
  })
  const asked = parameters.getAll('testId').flatMap((id) => tests.find((run) => run.id === id) ?? [])
  return {
    ref: 'main',
    builds,
    tests: asked.map(({ id, name, suite = [] }) => {
      const runs = new Map(tests.filter((run) => run.id === id).map((run) => [run.time, run]))
      return { testId: id, name, suite, results: shown.map((time) => letters[runs.get(time)?.status ?? 'unknown'] ?? '-').join('') }
    }),
  }
}

/** Returns the last runs of a test, or of all tests. */
function runsOf(parameters: URLSearchParams, tests: readonly Run[]): readonly object[] {
  const [testId, status] = [parameters.get('testId'), parameters.get('status')]
  const found = tests.filter((run) => (testId === null || run.id === testId) && (status === null || run.status === status))
  return found
    .toSorted((one, other) => other.time - one.time)
    .slice(0, Number(parameters.get('limit')))
    .map(({ id, name, time, status, duration }) => ({
      ...{ testId: id, name, suite: [], timestamp: time, status, duration },
      ...{
        flaky: false,
        build: `${time}.1`,
        pipeline: 'build',
        job: '',
        ref: 'main',
        superseded: false,
        tags: [],
        attempts: [],
        attemptCount: 0,
      },
    }))
}

/** Returns the listed modules. The one with the tests passed in its last build. */
function modulesOf(parameters: URLSearchParams, tests: readonly Run[], listed: NonNullable<History['listed']>): object {
  const project = parameters.get('project')
  const names = [...new Set(listed.map((one) => JSON.stringify([one.project, one.module])))].map(
    (key) => JSON.parse(key) as [string, string],
  )
  const timestamp = Math.max(0, ...tests.map(({ time }) => time))
  const module = ([name, module]: readonly [string, string]) => ({
    project: name,
    module,
    ref: 'main',
    status: 'successful',
    builds: 1,
    passedBuilds: 1,
    results: 'P',
    tests: tests.length,
    flakyTests: 0,
    lostMs: 0,
    duration: 5,
    durationBefore: 0,
    isUsual: true,
    lastBuild: { build: '1.1', timestamp },
    lastRecord: timestamp,
  })
  return {
    modules: names.filter(([name]) => project === null || name === project).map(module),
    ...{ moreModules: 0, flakyTests: [], flakyTestCount: 0, lostMs: 0, lostMsBefore: 0, causes: [], causeCount: 0 },
  }
}

/** Returns the only branch of the module with the tests. */
function branchesOf(parameters: URLSearchParams, tests: readonly Run[]): readonly object[] {
  if (['org', 'project', 'module'].map((name) => parameters.get(name)).join('/') !== 'acme/shop/web') return []
  const [from, to] = ['fromTs', 'toTs'].map((name) => Number(parameters.get(name)))
  const times = tests.map(({ time }) => time).filter((time) => time >= (from ?? 0) && time < (to ?? 0))
  if (times.length === 0) return []
  const lastSeen = Math.max(...times)
  return [{ ref: 'main', builds: times.length, lastSeen, lastBuild: `${lastSeen}.1`, lastStatus: 'successful' }]
}

const factsOf = (parameters: URLSearchParams): KnownFacts => ({
  ...{ testId: parameters.get('testId') ?? '', name: '', suite: [], owners: [], tags: [], failedJobs: [], failures: 0 },
})
