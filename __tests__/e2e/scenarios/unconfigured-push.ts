import { headSha, mainSha, pushEnvironment, pushEvent } from './events.js'
import { passing } from './results.js'
import type { Scenario } from './scenario.js'

export const unconfiguredPush: Scenario = {
  title: 'comments on the pull request of a push, but not on a commit, without a configuration',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  run: async (_github, step) => [
    await step({ files: passing, event: pushEvent('rounding', headSha), env: pushEnvironment('rounding', headSha) }),
    await step({ files: passing, event: pushEvent('main', mainSha), env: pushEnvironment('main', mainSha) }),
  ],
}
