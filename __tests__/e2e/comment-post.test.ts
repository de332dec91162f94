// Tests that the end of a job finishes a comment which its step could not finish (src/commands/post.ts).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startResultsService } from '../deliver/reporters/results-service.js'
import { startFakeGitHub } from '../host/github/fake-github.js'
import { makeFolder, makeTree } from '../read/collect/tree.js'
import { actionBundle, bareEnvironment, nodes, root } from './nodes.js'
import { visibleComments } from './scenarios/comment-content.js'
import { headSha, pullRequestEnvironment, pullRequestEvent, repository } from './scenarios/events.js'
import { failing, passing } from './scenarios/results.js'
import { jobEnvironment } from './scenarios/scenario.js'
import { inputVariables } from './step.js'

const postBundle = join(root, 'dist', 'post.js')
const [node = process.execPath] = nodes

/** Starts a pull request and two jobs of one run. */
async function start() {
  const jobs = ['unit', 'e2e'].map((name) => ({ runId: 4711, name, status: 'in_progress' as const }))
  const github = await startFakeGitHub({ repository, jobs, pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  const service = await startResultsService()
  onTestFinished(() => service.close())

  /** Returns the variables of a job. */
  function environmentOf(job: string, number: number) {
    const temp = makeFolder()
    const file = (name: string, content = '') => {
      writeFileSync(join(temp, name), content)
      return join(temp, name)
    }
    return {
      ...bareEnvironment,
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: repository,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_WORKFLOW: 'Test',
      GITHUB_JOB: job,
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_NUMBER: '12',
      GITHUB_RUN_ATTEMPT: '1',
      ...pullRequestEnvironment(7),
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(pullRequestEvent({ number: 7 }))),
      GITHUB_STATE: file('state'),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary.md'),
      RUNNER_TEMP: mkdtempSync(join(temp, 'temp-')),
      ...jobEnvironment(service, number),
      ...inputVariables({ token: github.token }),
    }
  }
  return { github, service, environmentOf }
}

const startNode = (bundle: string, env: NodeJS.ProcessEnv, cwd: string) =>
  spawn(node, [bundle], { cwd, env: { ...env, GITHUB_WORKSPACE: cwd }, stdio: ['ignore', 'pipe', 'pipe'] })

/** Returns the state that a step has saved, as the runner passes it to the end of the job. */
function stateOf(path: string): Readonly<Record<string, string>> {
  const saved = [...readFileSync(path, 'utf8').matchAll(/^(\w+)<<(\S+)\n([\s\S]*?)\n?\2$/gm)]
  return Object.fromEntries(saved.map(([, name, , value = '']) => [`STATE_${name}`, value]))
}

test('finishes the comment at the end of the job when the step was stopped after its write', async () => {
  const { github, environmentOf } = await start()
  const unit = environmentOf('unit', 1)
  const workspace = makeTree(failing)
  // The answer to the creation never comes, so the step waits until it is stopped.
  github.fail({ method: 'POST', path: /comments$/, slowMs: 60_000 })
  const stopped = startNode(actionBundle, unit, workspace)
  await expect.poll(() => github.comments({ kind: 'pullRequest', number: 7 }).length).toBe(1)
  stopped.kill('SIGKILL')
  await once(stopped, 'close')
  const state = stateOf(unit.GITHUB_STATE)
  expect(existsSync(state.STATE_comment ?? '')).toBe(true)
  expect(readFileSync(state.STATE_comment ?? '', 'utf8')).not.toContain(github.token)

  // Another job overwrites the comment with stale content, and does not look again.
  const [comment] = github.comments({ kind: 'pullRequest', number: 7 })
  if (comment !== undefined) comment.body = comment.body.replace(/ data=\S+/, '')

  const end = startNode(postBundle, { ...unit, ...state }, workspace)
  const [stdout, [status]] = await Promise.all([text(end.stdout), once(end, 'close')])
  expect(status).toBe(0)
  expect(stdout).toContain('Comment: https://github.com/acme/shop/pull/7#issuecomment-')
  expect(visibleComments(github)).toMatchObject([{ jobs: [['unit', 3, 1]] }])
  expect(existsSync(state.STATE_comment ?? '')).toBe(false)
  github.expectNoViolations()
})

test('ends after 25 seconds of failed answers when the run passed, and asks no more at the end of the job', {
  timeout: 120_000,
}, async () => {
  const { github, environmentOf } = await start()
  const unit = environmentOf('unit', 1)
  const workspace = makeTree(passing)
  github.fail({ method: 'GET', path: /comments$/, status: 503, times: 1_000 })
  const stopped = startNode(actionBundle, unit, workspace)
  const [stdout, [status]] = await Promise.all([text(stopped.stdout), once(stopped, 'close')])
  expect(status).toBe(0)
  expect(stdout).toMatch(/::notice::There is no comment: GitHub answered 503 to the request for the comments on pull request #7/)
  const waits = [...stdout.matchAll(/trying again in (\d+) s/g)].map(([, seconds]) => Number(seconds))
  expect(waits).toEqual([1, 4, 9, 1, 4])
  expect(github.requests.filter(({ path }) => path.endsWith('/comments'))).toHaveLength(4 + 3)
  expect(stateOf(unit.GITHUB_STATE)).toEqual({ STATE_comment: '' })
  github.expectNoViolations()
})

test('does nothing at the end of the job when the comment is finished', async () => {
  const { github, environmentOf } = await start()
  const unit = environmentOf('unit', 1)
  const workspace = makeTree(passing)
  await once(startNode(actionBundle, unit, workspace), 'close')
  const state = stateOf(unit.GITHUB_STATE)
  expect(state).toEqual({ STATE_comment: '' })
  const before = github.requests.length
  const end = startNode(postBundle, { ...unit, ...state }, workspace)
  const [stdout, [status]] = await Promise.all([text(end.stdout), once(end, 'close')])
  expect([status, stdout]).toEqual([0, ''])
  expect(github.requests).toHaveLength(before)
})
