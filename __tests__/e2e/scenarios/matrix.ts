import { expect } from 'vitest'
import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing } from './results.js'
import type { Scenario } from './scenario.js'

export const matrix: Scenario = {
  title: 'the legs of a matrix that report at the same moment leave one comment',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(github, step) {
    const common = { event: pullRequestEvent({ number: 7 }), env: pullRequestEnvironment(7) }
    const results = await Promise.all([step({ ...common, files: failing }), step({ ...common, files: passing })])
    const comments = github.comments({ kind: 'pullRequest', number: 7 })
    expect(comments).toHaveLength(1)
    expect(results.map(({ outputs }) => outputs['comment-url'])).toEqual([comments[0]?.url, comments[0]?.url])
    return results
  },
}
