import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing, trackedSource } from './results.js'
import type { Scenario } from './scenario.js'

export const enterpriseServer: Scenario = {
  title: 'writes the same comment on GitHub Enterprise Server',
  github: { isEnterprise: true, pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(_github, step) {
    const common = { event: pullRequestEvent({ number: 7 }), checkout: true }
    const env = { ...pullRequestEnvironment(7), GITHUB_SERVER_URL: 'https://github.acme.example' }
    return [
      await step({ ...common, files: { ...failing, ...trackedSource }, env }),
      await step({ ...common, files: { ...passing, ...trackedSource }, env: { ...env, GITHUB_RUN_ID: '4712' } }),
    ]
  },
}
