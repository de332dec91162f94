import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { configured, failing, passing, trackedSource } from './results.js'
import type { Scenario } from './scenario.js'

export const pullRequest: Scenario = {
  title: 'comments on a pull request, and updates the comment after the next commit',
  github: {
    pulls: [{ number: 7, headSha, headBranch: 'rounding' }],
    comments: [{ author: 'alice', body: 'Please have a look.', place: { kind: 'pullRequest', number: 7 } }],
  },
  async run(_github, step) {
    const common = { event: pullRequestEvent({ number: 7 }), checkout: true }
    const env = pullRequestEnvironment(7)
    return [
      await step({ ...common, files: { ...failing, ...configured, ...trackedSource }, env }),
      await step({
        ...common,
        files: { ...passing, ...configured, ...trackedSource },
        env: { ...env, GITHUB_RUN_ID: '4712', GITHUB_RUN_NUMBER: '13' },
      }),
    ]
  },
}
