// Tests that a step which cannot begin states its fault in the job summary and in a comment that exists, and creates none.
import { describe, expect, onTestFinished, test } from 'vitest'
import { startResultsService } from '../deliver/reporters/results-service.js'
import { type FakeGitHubOptions, startFakeGitHub } from '../host/github/fake-github.js'
import { nodes } from './nodes.js'
import { visibleComments } from './scenarios/comment-content.js'
import { headSha, pullRequestEnvironment, pullRequestEvent, repository } from './scenarios/events.js'
import { passing } from './scenarios/results.js'
import { jobEnvironment } from './scenarios/scenario.js'
import { type StepOptions, startStep } from './step.js'

const [node = process.execPath] = nodes

/** Starts a pull request. Returns the step of a job of one of its runs. */
async function start(jobs: NonNullable<FakeGitHubOptions['jobs']>) {
  const github = await startFakeGitHub({ repository, jobs, pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  const service = await startResultsService()
  onTestFinished(() => service.close())
  const step = (run: number, { inputs, env, ...options }: Pick<StepOptions, 'files' | 'inputs' | 'env'>, job = 1) =>
    startStep({
      ...options,
      node,
      inputs: { token: github.token, ...inputs },
      event: pullRequestEvent({ number: 7 }),
      env: {
        GITHUB_API_URL: github.apiUrl,
        GITHUB_RUN_ID: String(4_700 + run),
        GITHUB_RUN_NUMBER: String(run),
        ...pullRequestEnvironment(7),
        ...jobEnvironment(service, job),
        ...env,
      },
    })
  return { github, step, comments: () => visibleComments(github) }
}

const only = [12, 13].map((run) => ({ runId: 4_700 + run, name: 'unit', status: 'in_progress' as const }))

const brokenConfig =
  '{\n  "collect": { "junit": { "include": 5 } },\n  "report": { "codehost": { "enabled": true, "commentTitle": "Units" } }\n}\n'

describe('a step that cannot begin', () => {
  test.each<readonly [what: string, given: Pick<StepOptions, 'files' | 'inputs'>, fault: RegExp]>([
    [
      'a setting is wrong',
      { files: { ...passing, '.service.json': brokenConfig } },
      /\.service\.json\*\*, line 2, column \d+: collect\.junit\.include: expected an array/,
    ],
    ['an input is wrong', { files: passing, inputs: { 'fail-on': 'faild' } }, /unknown word "faild"; did you mean "failed"\?/],
    [
      'the quarantine file is wrong',
      { files: { ...passing, '.service-quarantine.json': '{\n  "tests": 5\n}\n' } },
      /\.service-quarantine\.json\*\*, line 1, column 1: expected an array/,
    ],
    [
      'the configuration does not exist',
      { files: passing, inputs: { config: 'none.json' } },
      /"none\.json" does not exist.*Correct its path/,
    ],
  ])('turns the comment of the last commit red when %s, and writes the reason into the job summary', async (_what, given, fault) => {
    const { github, step, comments } = await start(only)
    const title = given.files?.['.service.json'] === undefined ? {} : { inputs: { title: 'Units' } }
    expect((await step(12, { files: passing, ...title })).status).toBe(0)
    expect(comments()[0]?.lines[0]).toMatch(/^### ✅ /)
    const { status, summary } = await step(13, given)
    expect(status).toBe(1)
    expect(summary).toMatch(/^## ❌ The job did not report\n/)
    expect(summary).toMatch(fault)
    const [comment, ...others] = comments()
    expect(others).toEqual([])
    expect(comment?.lines[0]).toMatch(/^### ❌ .*the job did not report$/)
    expect(comment?.lines.join('\n')).toMatch(fault)
    expect(comment).toMatchObject({ run: 13, jobs: [['unit', 0, 0]] })
    github.expectNoViolations()
  })

  test('creates no comment when there is none', async () => {
    const { step, comments } = await start(only)
    const { summary } = await step(12, { files: passing, inputs: { 'fail-on': 'faild' } })
    expect(summary).toContain('faild')
    expect(comments()).toEqual([])
  })
})
