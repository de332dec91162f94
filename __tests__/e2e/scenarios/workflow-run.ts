import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headSha, mainSha, pullRequestEnvironment, pullRequestEvent, workflowRunEvent } from './events.js'
import { failing, trackedSource } from './results.js'
import type { Scenario } from './scenario.js'

const headRepository = 'mallory/shop'

/** The forged coordinates of a fork. */
const forged = '{"kind":"build","build":"4711.1","pullRequest":1,"branch":"main","commit":"0123456789abcdef0123456789abcdef01234567"}\n'

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
      env: {
        GITHUB_EVENT_NAME: 'workflow_run',
        GITHUB_RUN_ID: '4712',
        GITHUB_WORKFLOW: 'Report',
        GITHUB_JOB: 'report',
        GITHUB_SHA: mainSha,
      },
    })
    return [collected, reported]
  },
}
