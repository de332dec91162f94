import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FakeResultsService } from '../deliver/reporters/results-service.js'
import type { FakeArtifact, FakeRun } from '../host/github/fake-artifacts.js'
import type { FakeGitHub, FakeGitHubOptions } from '../host/github/fake-github.js'
import { startGitHubWithArtifacts } from '../host/github/github-with-artifacts.js'
import { makeIndexOld, makeTree } from '../read/collect/tree.js'
import { junit } from '../results/junit-results.js'
import { bareEnvironment, nodes } from './nodes.js'
import {
  mergeGroupEvent,
  onlyJob,
  pullRequestEnvironment,
  pullRequestEvent,
  pushEnvironment,
  pushEvent,
  repository,
  workflowRunEvent,
} from './scenarios/events.js'
import { type StepOptions, type StepResult, startStep } from './step.js'

/** The outcome of a test. */
export type TestOutcome = 'passed' | 'failed' | 'skipped'

/** A build of the small repository. */
export interface Build {
  readonly run: number
  /** The commit: of the branch, or the head of the pull request. */
  readonly commit: string
  /** The commit before a push, or the head of `main` that the pull request was merged with. */
  readonly base: string
  readonly tests: Readonly<Record<string, TestOutcome>>
  /** Further files of the workspace. */
  readonly files?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  /** Further variables of the step. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether the pull request comes from a fork. */
  readonly isFork?: boolean
  /** The attempt of the run. Default: 1. */
  readonly attempt?: number
  /** Default: {@link usualPull}. */
  readonly of?: PullRequest
}

/** A pull request of the repository. */
export interface PullRequest {
  readonly number: number
  readonly branch: string
  readonly baseBranch: string
}

const usualPull: PullRequest = { number: 7, branch: 'rounding', baseBranch: 'main' }

/** The id of the run before the first build. */
export const first = 5_000_000_001

/** Returns the hash of a commit: 40 times the digit. */
export const commit = (digit: number): string => String(digit).repeat(40)

/** Describes a build of a commit by its digit. */
export const build = (number: number, base: number, tests: Build['tests'], more: Partial<Build> = {}): Build => ({
  run: first + number,
  commit: commit(number),
  base: commit(base),
  tests,
  ...more,
})

/** A report on `workflow_run` about another run, whose workflow has kept its records. */
export interface LaterReport {
  readonly run: number
  readonly completed: Build
  readonly event: 'push' | 'pull_request'
  readonly records: Buffer
  readonly inputs?: Readonly<Record<string, string>>
}

/** A repository on a fake GitHub, with a pull request 7 and one job, whose builds leave a history. */
export interface HistoryRepository {
  readonly github: FakeGitHub
  readonly service: FakeResultsService
  /** Builds `main` after a push. */
  push(build: Build): Promise<StepResult>
  /** Builds `main` after its first push. The same build of an equal repository runs only once; after that, its artifacts are copied. */
  begin(build: Build): Promise<void>
  /** Builds the pull request. */
  pull(build: Build): Promise<StepResult>
  /**
   * Starts a manual run on `main`.
   * @param checkedOut the commit that the run checks out and tests, such as the head of a pull request
   */
  dispatch(build: Build, checkedOut: string): Promise<StepResult>
  /** Builds a branch that has the name of a branch of the merge queue of `main`, after a push by a user. */
  pushFalseQueue(build: Build): Promise<StepResult>
  /** Builds the pull request in the merge queue of `main`. */
  queue(build: Build): Promise<StepResult>
  report(report: LaterReport): Promise<StepResult>
  /** Returns the lines of the comment on a pull request that readers see; default: 7. */
  comment(number?: number): string
}

interface BuildFacts {
  readonly event: object
  readonly env: Readonly<Record<string, string>>
  /** The parents of the commit that is checked out. */
  readonly parents: readonly string[]
  /** The commit that is checked out. Default: a merge commit, which only GitHub's ref of the pull request contains. */
  readonly checkedOut?: string
}

const [node = process.execPath] = nodes
const fork = 'mallory/shop'
const source = { 'src/basket.test.js': '// a line\n'.repeat(60) }

const failure = {
  message: 'expected: <17.96> but was: <17.95>',
  details: 'AssertionError: expected: <17.96> but was: <17.95>\n    at Object.<anonymous> (src/basket.test.js:42:5)',
}

const jobs = Array.from({ length: 100 }, (_, number) => onlyJob(first + number))

/** The artifacts that first pushes have left, by the repository and the push. */
const left = new Map<string, readonly FakeArtifact[]>()

/** Starts the repository. Every build is an hour after the build before. */
export async function startHistoryRepository(options: Partial<FakeGitHubOptions> = {}): Promise<HistoryRepository> {
  const pulls = [{ number: 7, headSha: 'none', headBranch: 'rounding' }]
  const { github, service, runs } = await startGitHubWithArtifacts({ repository, pulls, jobs, ...options })
  let hoursAgo = 24

  function passHour(): void {
    github.artifacts.advance(60 * 60 * 1000)
    hoursAgo -= 1
  }

  async function step(
    run: FakeRun,
    {
      attempt = 1,
      ...options
    }: Pick<StepOptions, 'workspace' | 'files' | 'event' | 'inputs'> & {
      readonly env: Readonly<Record<string, string>>
      readonly attempt?: number | undefined
    },
  ): Promise<StepResult> {
    // If all jobs run again, the service regards them as another run.
    const ofService = attempt === 1 ? `run-${run.id}` : `run-${run.id}-${attempt}`
    runs.set(ofService, run)
    passHour()
    return startStep({
      node,
      ...options,
      inputs: { token: github.token, ...options.inputs },
      env: {
        GITHUB_API_URL: github.apiUrl,
        GITHUB_RUN_ID: String(run.id),
        GITHUB_RUN_NUMBER: String(run.id - 5_000_000_000),
        GITHUB_RUN_ATTEMPT: String(attempt),
        ACTIONS_RUNTIME_TOKEN: service.tokenOf('unit', ofService),
        ACTIONS_RESULTS_URL: service.url,
        ...options.env,
      },
    })
  }

  function runBuild(
    { run, commit: ofPull, tests, files = {}, inputs = {}, env: ofStep = {}, isFork = false, attempt }: Build,
    headBranch: string,
    { event, env, parents, checkedOut }: BuildFacts,
  ): Promise<StepResult> {
    const cases = Object.entries(tests).map(([name, outcome]) => ({
      name,
      ...(outcome === 'failed' && { failure }),
      ...(outcome === 'skipped' && { skipped: true }),
    }))
    const { workspace, head } = shallowClone({ 'TEST-basket.xml': junit(cases), ...source, ...files }, parents, checkedOut)
    const isPull = env.GITHUB_EVENT_NAME === 'pull_request'
    const sha = isPull ? head : (env.GITHUB_SHA ?? head)
    return step(
      // GitHub lists the run of a pull request with the head of its branch, and starts it for the merge commit.
      { id: run, headBranch, headSha: isPull ? ofPull : sha, event: env.GITHUB_EVENT_NAME ?? '', isFork },
      { workspace, event, inputs, attempt, env: { ...env, GITHUB_SHA: sha, ...ofStep } },
    )
  }
  const hour = () => Date.now() - hoursAgo * 60 * 60 * 1000

  function push(given: Build): Promise<StepResult> {
    const event = pushEvent('main', given.commit)
    const pushedAt = Math.floor(hour() / 1000)
    return runBuild(given, 'main', {
      event: { ...event, before: given.base, repository: { ...event.repository, pushed_at: pushedAt } },
      env: pushEnvironment('main', given.commit),
      parents: [given.base],
      checkedOut: given.commit,
    })
  }

  return {
    github,
    service,
    push,
    async begin(given) {
      const key = JSON.stringify([options, given])
      const known = left.get(key)
      if (known === undefined) {
        await push(given)
        left.set(key, [...github.artifacts.all])
      } else {
        passHour()
        for (const { name, run, content, retentionDays } of known) github.artifacts.add({ name, run, content, retentionDays })
      }
    },
    pull(given) {
      const headRepository = given.isFork === true ? fork : repository
      const { number, branch, baseBranch } = given.of ?? usualPull
      github.setPull({ number, headSha: given.commit, headBranch: branch, headRepository })
      const event = pullRequestEvent({ number, sha: given.commit, branch, headRepository })
      const { pull_request: pull } = event
      const base = { ...pull.base, label: `acme:${baseBranch}`, ref: baseBranch, sha: given.base }
      return runBuild(given, branch, {
        event: { ...event, pull_request: { ...pull, updated_at: new Date(hour()).toISOString(), base } },
        env: { ...pullRequestEnvironment(number, branch), GITHUB_BASE_REF: baseBranch },
        parents: [given.base, given.commit],
      })
    },
    dispatch(given, checkedOut) {
      const { repository: ofEvent } = pushEvent('main', given.commit)
      return runBuild(given, 'main', {
        event: { repository: ofEvent },
        env: { ...pushEnvironment('main', given.commit), GITHUB_EVENT_NAME: 'workflow_dispatch' },
        parents: [given.base],
        checkedOut,
      })
    },
    pushFalseQueue(given) {
      const branch = `gh-readonly-queue/main/pr-7-${given.base}`
      return runBuild(given, branch, {
        event: pushEvent(branch, given.commit),
        env: pushEnvironment(branch, given.commit),
        parents: [given.base],
        checkedOut: given.commit,
      })
    },
    queue(given) {
      const branch = `gh-readonly-queue/main/pr-7-${given.base}`
      const event = mergeGroupEvent(`refs/heads/${branch}`, given.commit)
      return runBuild(given, branch, {
        event: { ...event, merge_group: { ...event.merge_group, base_sha: given.base } },
        env: { ...pushEnvironment(branch, given.commit), GITHUB_EVENT_NAME: 'merge_group' },
        parents: [given.base, given.commit],
        checkedOut: given.commit,
      })
    },
    report({ run, completed, event: trigger, records, inputs }) {
      const { commit: sha, isFork = false } = completed
      const branch = trigger === 'push' ? 'main' : 'rounding'
      const event = workflowRunEvent({ sha, branch, headRepository: isFork ? fork : repository })
      // GitHub assigns every run on workflow_run to the default branch.
      return step(
        { id: run, headBranch: 'main', event: 'workflow_run' },
        {
          files: { 'records/build-report.ndjson': records },
          inputs: { records: 'records/*.ndjson', ...inputs },
          event: {
            ...event,
            workflow_run: { ...event.workflow_run, id: completed.run, event: trigger, run_attempt: completed.attempt ?? 1 },
          },
          env: { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_WORKFLOW: 'Report', GITHUB_JOB: 'report' },
        },
      )
    },
    comment(number = 7) {
      const bodies = github.comments({ kind: 'pullRequest', number }).filter(({ isHidden }) => !isHidden)
      return bodies.map(({ body }) => body.split('\n').slice(0, -1).join('\n').trim()).join('\n\n')
    },
  }
}

/**
 * Creates what actions/checkout leaves: the checked out commit without its parents, which only the commit itself names.
 * @param checkedOut the hash of the commit; its object is missing then. Default: the hash of the object
 */
function shallowClone(files: Readonly<Record<string, string>>, parents: readonly string[], checkedOut?: string) {
  const workspace = makeTree(files)
  const git = (words: readonly string[], input = ''): string =>
    execFileSync('git', words, { cwd: workspace, env: bareEnvironment, input, encoding: 'utf8' }).trim()
  git(['init', '--quiet'])
  git(['add', '.'])
  const author = 'Alice <alice@acme.example> 1767603600 +0000'
  const lines = [`tree ${git(['write-tree'])}`, ...parents.map((parent) => `parent ${parent}`), `author ${author}`, `committer ${author}`]
  const head = git(['hash-object', '-t', 'commit', '-w', '--stdin'], `${lines.join('\n')}\n\nBuild\n`)
  writeFileSync(join(workspace, '.git', 'shallow'), `${head}\n`)
  if (checkedOut === undefined) git(['update-ref', '--no-deref', 'HEAD', head])
  else writeFileSync(join(workspace, '.git', 'HEAD'), `${checkedOut}\n`)
  makeIndexOld(workspace)
  return { workspace, head }
}
