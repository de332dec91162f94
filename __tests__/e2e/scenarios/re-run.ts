import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing } from './results.js'
import type { Scenario } from './scenario.js'

export const reRun: Scenario = {
  title:
    'A run is repeated: the second attempt brings the comment up to date, the same once more writes nothing, an older run leaves it alone.',
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
