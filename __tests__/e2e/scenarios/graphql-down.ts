import { expect } from 'vitest'
import { visibleComments } from './comment-content.js'
import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing } from './results.js'
import type { Scenario } from './scenario.js'

export const graphqlDown: Scenario = {
  title: 'replaces the green comment of the run before by a red one when only the GraphQL API of GitHub fails',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(github, step) {
    const event = pullRequestEvent({ number: 7 })
    const env = pullRequestEnvironment(7)
    const earlier = { ...env, GITHUB_RUN_ID: '4700', GITHUB_RUN_NUMBER: '11' }
    const results = [await step({ files: passing, event, env: earlier })]
    // Another author has quoted a comment with its mark.
    const [comment] = github.comments({ kind: 'pullRequest', number: 7 })
    github.commentBy('mallory', comment?.body ?? '', { kind: 'pullRequest', number: 7 })
    github.fail({ path: /^\/graphql$/, status: 502, body: '<html>502 Bad Gateway</html>', times: 100 })
    results.push(await step({ files: failing, event, env }))
    expect(visibleComments(github)).toMatchObject([
      { run: 12, jobs: [['unit', 3, 1]] },
      { run: 11, jobs: [['unit', 3, 0]] },
    ])
    // The request and one retry.
    expect(github.requests.filter(({ path }) => path === '/graphql')).toHaveLength(2)
    return results
  },
}
