import { type FakeResultsService, startResultsService } from '../../deliver/reporters/results-service.js'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from '../../host/github/fake-github.js'
import { nodes } from '../nodes.js'
import { type StepOptions, type StepResult, startStep } from '../step.js'
import { onlyJob, repository } from './events.js'

/** One situation in which the action runs. */
export interface Scenario {
  /** The name of the test. */
  readonly title: string
  readonly github: Omit<FakeGitHubOptions, 'repository'>
  /** Runs the steps, sequentially or in parallel. */
  run(
    github: FakeGitHub,
    step: (options: Omit<StepOptions, 'node'>) => Promise<StepResult>,
    service: FakeResultsService,
  ): Promise<readonly StepResult[]>
}

const [node = process.execPath] = nodes

const onlyJobs = [4700, 4711, 4712, 4713].map(onlyJob)

/** Runs a scenario with a fake GitHub, which checks every request. Returns the requests and the outputs of the steps as Markdown. */
export async function play({ github: options, run }: Scenario): Promise<string> {
  const github = await startFakeGitHub({ jobs: onlyJobs, ...options, repository })
  const service = await startResultsService()
  try {
    const step: Parameters<Scenario['run']>[1] = ({ inputs, env, ...others }) =>
      startStep({ node, inputs: { token: github.token, ...inputs }, env: { GITHUB_API_URL: github.apiUrl, ...env }, ...others })
    const results = await run(github, step, service)
    github.expectNoViolations()
    for (const { stdout, stderr } of results) {
      // The token appears only in the command that masks it.
      const others = stdout.replace(`::add-mask::${github.token}`, '')
      if ((others + stderr).includes(github.token)) throw new Error('The token was printed.')
    }
    return [requestsOf(github), ...results.map(describeResult)].join('\n')
  } finally {
    await service.close()
    await github.close()
  }
}

/** Returns the variables of a runner that gives its job access to the artifacts of the run. */
export const jobEnvironment = (service: FakeResultsService, job: number): Readonly<Record<string, string>> => ({
  ACTIONS_RUNTIME_TOKEN: service.tokenOf(`job-run-${job}`),
  ACTIONS_RESULTS_URL: service.url,
  RUNNER_NAME: `GitHub Actions ${job}`,
})

const indented = (text: string) => text.replace(/^(?=.)/gm, '    ')

function requestsOf({ requests }: FakeGitHub): string {
  const shown = requests.map(({ method, path, query, body }) => {
    const search = new URLSearchParams(query).toString()
    const content = typeof body === 'object' && body !== null && 'body' in body ? String(body.body) : body && JSON.stringify(body, null, 2)
    const shown = String(content).replace(/ data=[A-Za-z0-9+/=]+ -->/g, ' data=(compressed) -->')
    return `- ${method} ${path}${search === '' ? '' : `?${search}`}${content ? `\n\n${indented(shown)}\n` : ''}`
  })
  return `# Requests\n\n${shown.join('\n')}\n`
}

function describeResult({ status, commands, outputs, summary }: StepResult, index: number): string {
  const told = commands
    .filter(({ name }) => !['add-mask', 'group', 'endgroup'].includes(name))
    .map(({ name, properties: { file, line }, message }) => `- ${name}${file === undefined ? '' : ` (${file}:${line})`}: ${message}`)
  const facts = ['status', 'total', 'failed', 'flaky', 'comment-url'].map((name) => `${name}=${outputs[name]}`)
  return `# Step ${index + 1}: exit status ${status}\n\n${facts.join(' ')}\n\n${told.join('\n')}\n\n## Job summary\n\n${indented(summary)}`
}
