import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { readCiContext } from '../../../src/host/ci-context/read-ci-context.js'
import { createLostTime } from '../../../src/host/github/lost-time.js'
import type { BuildResults, BuildTest } from '../../../src/judge/history/build-results.js'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import type { Outcome, TestHistories } from '../../../src/judge/history/test-histories.js'
import { createArtifactHistory } from '../../../src/judge/history-artifacts/artifact-history.js'
import { buildOfRun } from '../../../src/judge/history-artifacts/build-of-run.js'
import { type FakeRun, usualSha } from '../../host/github/fake-artifacts.js'
import type { FakeGitHubOptions } from '../../host/github/fake-github.js'
import { startGitHubWithArtifacts } from '../../host/github/github-with-artifacts.js'
import { makeFolder } from '../../read/collect/tree.js'
import { completeResults } from '../history/build-results-of.js'

/** A step of a job that reads and continues the history. */
export interface HistoryRun {
  readonly event: string
  readonly payload?: object
  /** Default: the branch `main`. */
  readonly ref?: string
  /** The run as GitHub lists it; default: a run of the branch in `ref`. */
  readonly run?: Partial<FakeRun>
  readonly id: number
  readonly attempt?: number
  readonly job?: string
  readonly matrix?: object
  readonly step?: string
  readonly title?: string
  readonly module?: string
  readonly name?: string
  readonly env?: Readonly<Record<string, string>>
  readonly deadlineMs?: number
  /** Default: the token of GitHub. */
  readonly token?: string
  /** The results of tests by their names. */
  readonly tests: Readonly<Record<string, Outcome>>
  readonly properties?: HistoryBuild['properties']
}

/** The outcome of a step. */
export interface HistoryOutcome {
  /** The number of requests to GitHub, and downloads from its storage. */
  readonly requests: number
  /** The ids of the builds that the step knew. */
  readonly builds: readonly string[]
  /** The results of the known tests in these builds, by their names. */
  readonly known: Readonly<Record<string, string>>
  readonly reason: string | undefined
  readonly missingPermission: string | undefined
  /** Why the build was not added. */
  readonly notWritten: string | undefined
}

/** The id of the first run. */
export const first = 5_000_000_001

/** A run for a push to `main`. */
export const push = (id: number, tests: HistoryRun['tests'], more: Partial<HistoryRun> = {}): HistoryRun => ({
  event: 'push',
  id,
  tests,
  ...more,
})

/** A run for pull request 7, which merges into `main`. */
export const pull = (id: number, tests: HistoryRun['tests'], more: Partial<HistoryRun> = {}): HistoryRun => ({
  event: 'pull_request',
  ref: 'refs/pull/7/merge',
  payload: { pull_request: { number: 7, base: { ref: 'main' }, head: { ref: 'rounding' } }, repository: { default_branch: 'main' } },
  run: { headBranch: 'rounding' },
  id,
  tests,
  ...more,
})

export const testId = (name: string): string => hash('sha256', name, 'hex').slice(0, 32)

/** Starts GitHub with its services, and runs steps on it. */
export async function startHistoryScene(options: Partial<FakeGitHubOptions> = {}) {
  const { github, service, runs } = await startGitHubWithArtifacts({ repository: 'acme/shop', ...options })
  // Uploads write a group into the log.
  const silence = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => silence.mockRestore())
  const said: string[] = []

  /** Opens the history of a step, so that several steps can be between reading and writing. */
  function open(given: HistoryRun) {
    const {
      event,
      payload = {},
      ref = 'refs/heads/main',
      id,
      attempt = 1,
      job = 'unit',
      title,
      name,
      deadlineMs,
      tests,
      properties,
    } = given
    const branch = ref.replace(/^refs\/heads\//, '')
    const backend = `run-${id}-${attempt}`
    runs.set(backend, { id, headBranch: branch, event, ...given.run })
    const eventPath = join(makeFolder(), 'event.json')
    writeFileSync(eventPath, JSON.stringify({ repository: { default_branch: 'main' }, ...payload }))
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_RUN_ID: String(id),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_JOB: job,
      GITHUB_ACTION: given.step ?? '__acme_build-report',
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_REF: ref,
      GITHUB_SHA: usualSha,
      GITHUB_REF_NAME: branch,
      GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
      GITHUB_WORKSPACE: makeFolder(),
      ACTIONS_RUNTIME_TOKEN: service.tokenOf(job, backend),
      ACTIONS_RESULTS_URL: service.url,
      ...given.env,
    }
    const results = resultsOf(tests)
    const ciContext = readCiContext({ env, cwd: env.GITHUB_WORKSPACE, matrix: JSON.stringify(given.matrix ?? null) }, given.module)
    const history = createArtifactHistory({
      env,
      ciContext,
      token: given.token ?? github.token,
      title,
      name,
      failedIds: () => [...results.all()].filter(({ outcome }) => outcome === 'F').map((test) => test.id),
      say: (message) => void said.push(message),
      now: github.artifacts.now,
      lostTime: createLostTime(),
      ...(deadlineMs !== undefined && { deadlineMs }),
    })
    return {
      read: () => history.read(),
      evidence: history.evidence,
      write() {
        const status = Object.values(tests).includes('F') ? 'failed' : 'successful'
        return history.write({
          build: buildOfRun({ ciContext, event: payload, now: github.artifacts.now(), status, ...(properties && { properties }) }),
          results,
        })
      },
    }
  }

  /** Runs a step: a minute after the one before. */
  async function step(given: HistoryRun): Promise<HistoryOutcome> {
    github.artifacts.advance(60_000)
    const { read, write } = open(given)
    const before = github.requests.length + github.artifacts.downloads
    const { histories, summary } = await read()
    const requests = github.requests.length + github.artifacts.downloads - before
    const outcome = await write()
    return {
      requests,
      builds: histories?.builds.map(({ id }) => id) ?? [],
      known: knownResults(histories),
      reason: summary.reason,
      missingPermission: summary.missingPermission,
      notWritten: outcome.isWritten ? undefined : outcome.reason,
    }
  }

  /** Returns what uploads have logged. */
  const printed = () => silence.mock.calls.map(([text]) => String(text)).join('')

  return { github, service, said, printed, open, step }
}

/** Returns the results of each test of a history, by its name. */
export const knownResults = (histories: TestHistories | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries([...(histories?.all() ?? [])].map(({ name, results }) => [name, results]))

function resultsOf(outcomes: HistoryRun['tests']): BuildResults {
  const tests = Object.entries(outcomes).map(([name, outcome]): BuildTest => ({ id: testId(name), suite: ['Basket'], name, outcome }))
  return completeResults(tests)
}
