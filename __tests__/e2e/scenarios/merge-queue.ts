import { headSha, mergeGroupEvent } from './events.js'
import { passing } from './results.js'
import type { Scenario } from './scenario.js'

const sha = 'abcdefabcdefabcdefabcdefabcdefabcdefabcd'
const ref = `refs/heads/gh-readonly-queue/release/2.x/pr-7-${headSha}`

export const mergeQueue: Scenario = {
  title: 'comments on the pull request in the name of the branch of a merge queue',
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  run: async (_github, step) => [
    await step({
      files: passing,
      event: mergeGroupEvent(ref, sha),
      env: { GITHUB_EVENT_NAME: 'merge_group', GITHUB_REF: ref, GITHUB_REF_NAME: ref.slice('refs/heads/'.length), GITHUB_SHA: sha },
    }),
  ],
}
