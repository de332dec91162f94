import { mainSha, pushEnvironment, pushEvent } from './events.js'
import { configured, failing, trackedSource } from './results.js'
import type { Scenario } from './scenario.js'

export const push: Scenario = {
  title: 'A commit was pushed that is the head of no pull request: the comment goes to the commit.',
  github: {},
  run: async (_github, step) => [
    await step({
      files: { ...failing, ...configured, ...trackedSource },
      checkout: true,
      event: pushEvent('main', mainSha),
      env: pushEnvironment('main', mainSha),
    }),
  ],
}
