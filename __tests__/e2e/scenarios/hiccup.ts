import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { passing } from './results.js'
import type { Scenario } from './scenario.js'

const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'

export const hiccup: Scenario = {
  title: 'repeats a failed search, and finds the new comment after a lost answer',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(github, step) {
    github.fail({ method: 'GET', path: /comments$/, status: 502, body: page })
    github.fail({ method: 'POST', path: /comments$/, cut: 'after' })
    return [await step({ files: passing, event: pullRequestEvent({ number: 7 }), env: pullRequestEnvironment(7) })]
  },
}
