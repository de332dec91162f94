import { mainSha, pushEnvironment, pushEvent } from './events.js'
import { configured, failing, trackedSource } from './results.js'
import type { Scenario } from './scenario.js'

export const push: Scenario = {
  title: 'comments on a pushed commit that is not the head of a pull request',
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
