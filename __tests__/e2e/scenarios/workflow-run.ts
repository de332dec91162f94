import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { headSha, mainSha, pullRequestEnvironment, pullRequestEvent, repository, workflowRunEvent } from './events.js'
import { failing, passing, trackedSource } from './results.js'
import type { Scenario } from './scenario.js'

const headRepository = 'mallory/shop'

/** The forged coordinates of a fork. */
const forged = '{"kind":"build","build":"4711.1","pullRequest":1,"branch":"main","commit":"0123456789abcdef0123456789abcdef01234567"}\n'

const reportEnvironment = {
  GITHUB_EVENT_NAME: 'workflow_run',
  GITHUB_RUN_ID: '4712',
  GITHUB_WORKFLOW: 'Report',
  GITHUB_JOB: 'report',
  GITHUB_SHA: mainSha,
}

export const workflowRun: Scenario = {
  title: 'comments on the pull request of the event on workflow_run, whatever the records of the fork claim',
  github: {
    pulls: [
      { number: 1, headSha: mainSha, headBranch: 'other' },
      { number: 7, headSha, headBranch: 'rounding', headRepository },
      { number: 8, headSha, headBranch: 'rounding' },
    ],
  },
  async run(_github, step) {
    const collected = await step({
      files: { ...failing, ...trackedSource },
      checkout: true,
      inputs: { command: 'collect', token: '' },
      event: pullRequestEvent({ number: 7, headRepository }),
      env: pullRequestEnvironment(7),
    })
    const records = readFileSync(join(collected.workspace, 'build-report.ndjson'), 'utf8')
    const reported = await step({
      files: { 'records/build-report.ndjson': forged + records },
      inputs: { records: 'records/*.ndjson' },
      event: workflowRunEvent({ headRepository }),
      env: reportEnvironment,
    })
    return [collected, reported]
  },
}

/** Reports about a pull request with a token that lacks permissions. */
const withoutPermission = (title: string, of: string, access: 'read' | 'none'): Scenario => ({
  title,
  github: {
    pulls: [{ number: 7, headSha, headBranch: 'rounding', headRepository: of }],
    permissions: { 'pull-requests': access, contents: 'read' },
  },
  async run(_github, step) {
    const files = { 'results/TEST-basket.xml': passing['TEST-basket.xml'] }
    const event = workflowRunEvent({ headRepository: of })
    const reported = await step({ files, inputs: { paths: 'results/*.xml' }, event, env: reportEnvironment })
    const notices = reported.commands.filter(({ name }) => name === 'notice').map(({ message }) => message)
    expect(notices).toEqual(['There is no comment: the job lacks the permission "pull-requests: write".'])
    return [reported]
  },
})

export const refusedForkReport = withoutPermission(
  'names the missing permission in a notice on workflow_run for a fork, whose workflow can have the permission',
  headRepository,
  'read',
)

export const refusedReport = withoutPermission(
  'names the permission to write in a notice on workflow_run when the token cannot even find the pull request',
  repository,
  'none',
)
