import { onTestFinished } from 'vitest'
import { definedFields } from '../../../src/base/defined-fields.js'
import { type CodehostReporterConfig, createConfig, defaultConfig } from '../../../src/config/config.js'
import { type MemoryStep, openJobMemory } from '../../../src/deliver/reporters/comment/job-memory.js'
import { comment } from '../../../src/deliver/reporters/comment.js'
import type { GitHubEvent } from '../../../src/host/ci-context/github-event.js'
import { createLostTime } from '../../../src/host/github/lost-time.js'
import { defaultTemplate } from '../../../src/report/content/default-template.js'
import type { JobMemory } from '../../../src/run/prepare/job-memory.js'
import { visibleComments } from '../../e2e/scenarios/comment-content.js'
import { type FakeGitHubOptions, startFakeGitHub } from '../../host/github/fake-github.js'
import type { FakeJob } from '../../host/github/fake-repository.js'
import { type ExampleTest, scopeOf } from './comment/parts/example-parts.js'
import { startResultsService } from './results-service.js'

export const repository = 'acme/shop'
export const sha = 'a'.repeat(40)
export const place = { kind: 'pullRequest', number: 7 } as const
export const pullRequest = (headRepository = repository): GitHubEvent => ({
  pull_request: { number: 7, head: { repo: { full_name: headRepository } }, base: { repo: { full_name: repository } } },
})

/** A step of a job that comments. */
export interface Step {
  readonly job: string
  readonly tests: readonly ExampleTest[]
  /** Default: the name of the job. */
  readonly jobRun?: string
  readonly attempt?: number
  /** The number of the run; the id is 4700 more. */
  readonly run?: number
  readonly reporter?: Partial<CodehostReporterConfig>
  readonly module?: string
  readonly isJoined?: boolean
  readonly artifacts?: boolean
  readonly hasSummary?: boolean
  readonly event?: GitHubEvent
  readonly env?: Readonly<Record<string, string>>
}

export const running = (name: string): FakeJob => ({ runId: 4712, name, status: 'in_progress' })

/** Starts GitHub with a pull request, and runs steps of jobs of one workflow. Steps of one process cannot run at the same time. */
export async function scene({ jobs = [running('unit'), running('e2e')], ...options }: Partial<FakeGitHubOptions> = {}) {
  const github = await startFakeGitHub({ repository, jobs, pulls: [{ number: 7, headSha: sha, headBranch: 'rounding' }], ...options })
  onTestFinished(() => github.close())
  const service = await startResultsService()
  onTestFinished(() => service.close())
  const said: string[] = []

  const reporterOf = ({ reporter = {} }: Pick<Step, 'reporter'>): CodehostReporterConfig => ({
    type: 'codehost',
    slot: 'codehost',
    commentEnabled: true,
    commentUpdates: true,
    commentMode: 'always',
    ...reporter,
  })

  /** Returns the environment and the context of a step. */
  function start({ job, jobRun = job, attempt = 1, run = 12, module = 'shop', ...given }: Omit<Step, 'tests'>) {
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: repository,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/ci.yml@refs/heads/main',
      GITHUB_RUN_ID: String(4_700 + run),
      GITHUB_RUN_NUMBER: String(run),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_WORKSPACE: process.cwd(),
      ACTIONS_RUNTIME_TOKEN: service.tokenOf(jobRun, `run-${run}`),
      ACTIONS_RESULTS_URL: service.url,
      ...given.env,
    }
    return { env, ciContext: { pipeline: 'CI', project: 'shop', module, job, matrixJob: job, build: {}, source: {} } }
  }

  async function step(given: Step) {
    const { tests, isJoined = false, artifacts = true, hasSummary = true, event = pullRequest() } = given
    const { env, ciContext } = start(given)
    return comment({
      reporter: reporterOf(given),
      isDefault: false,
      template: defaultTemplate,
      scope: scopeOf(tests),
      evaluator: { text: (template) => template, token: (template) => template },
      ciContext,
      event,
      env,
      token: github.token,
      isJoined,
      artifacts,
      hasSummary,
      secondMs: 20,
      lostTime: createLostTime(),
      setSecret: () => {},
      say: (message) => void said.push(message),
    })
  }
  /** Opens what a step finds about earlier runs. */
  async function memory(given: Omit<Step, 'tests'> & Pick<Partial<MemoryStep>, 'token' | 'deadlineMs'>): Promise<JobMemory> {
    const { event = pullRequest(), token = github.token, deadlineMs } = given
    const { env, ciContext } = start(given)
    const { collect } = defaultConfig()
    const config = createConfig({ collect, report: { reporters: [reporterOf(given)] } })
    const opened = await openJobMemory(
      { config, ciContext, event, lostTime: createLostTime() },
      { env, token, say: (message) => void said.push(message), ...definedFields({ deadlineMs }) },
    )
    if (opened === undefined) throw new Error('The step writes no comment.')
    return opened
  }

  return { github, service, said, step, memory, comments: () => visibleComments(github) }
}
