import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing } from './results.js'
import type { Scenario } from './scenario.js'

export const reRun: Scenario = {
  title: 'updates the comment in a second attempt, writes nothing when nothing changed, and ignores an older run',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(_github, step) {
    const event = pullRequestEvent({ number: 7 })
    const env = pullRequestEnvironment(7)
    const second = { files: passing, event, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } }
    return [
      await step({ files: failing, event, env }),
      await step(second),
      await step(second),
      await step({ files: failing, event, env: { ...env, GITHUB_RUN_ID: '4700', GITHUB_RUN_NUMBER: '11' } }),
    ]
  },
}
