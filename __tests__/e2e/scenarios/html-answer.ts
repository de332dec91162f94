import { expect } from 'vitest'
import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing } from './results.js'
import type { Scenario } from './scenario.js'

export const htmlAnswer: Scenario = {
  title: 'states that a page was answered in place of GitHub, and does not try again',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(github, step) {
    github.fail({ method: 'GET', path: /comments$/, status: 200, body: '<html>Sign in to the network</html>', times: 100 })
    const result = await step({ files: failing, event: pullRequestEvent({ number: 7 }), env: pullRequestEnvironment(7) })
    const notices = result.commands.filter(({ name }) => name === 'notice').map(({ message }) => message)
    expect(notices).toEqual([expect.stringMatching(/^There is no comment: .*: the answer is an HTML page\. It may come from a proxy/)])
    expect(github.requests.filter(({ path }) => path.endsWith('/comments'))).toHaveLength(1)
    return [result]
  },
}
