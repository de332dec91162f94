import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { configured, passing } from './results.js'
import type { Scenario } from './scenario.js'

export const tokenRefused: Scenario = {
  title: 'reports an expired token and delivers everything else',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(github, step) {
    github.fail({
      status: 401,
      times: 9,
      body: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
    })
    return [
      await step({
        files: { ...passing, ...configured },
        inputs: { 'fail-on': 'failed,delivery' },
        event: pullRequestEvent({ number: 7 }),
        env: pullRequestEnvironment(7),
      }),
    ]
  },
}
