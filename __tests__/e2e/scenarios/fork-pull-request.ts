import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { configured, failing, trackedSource } from './results.js'
import type { Scenario } from './scenario.js'

export const forkPullRequest: Scenario = {
  title: 'writes a notice instead of the comment on a pull request of a fork, whose token is read-only',
  github: {
    pulls: [{ number: 7, headSha, headBranch: 'rounding', headRepository: 'mallory/shop' }],
    permissions: { 'pull-requests': 'read', contents: 'read' },
  },
  run: async (_github, step) => [
    await step({
      files: { ...failing, ...configured, ...trackedSource },
      checkout: true,
      inputs: { 'fail-on': 'delivery' },
      event: pullRequestEvent({ number: 7, headRepository: 'mallory/shop' }),
      env: pullRequestEnvironment(7),
    }),
  ],
}
