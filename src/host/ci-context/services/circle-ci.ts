import type { Environment } from '../../../base/environment.js'
import { parseRemote } from '../remote.js'
import type { CiService } from './ci-service.js'
import { jobPart, numberOfIndex } from './job-part.js'
import { pullRequestNumber } from './pull-request-number.js'
import { refNames } from './ref-names.js'

/**
 * CircleCI. It sets neither the name of the workflow nor the target branch of a pull request.
 *
 * | field | variables |
 * | --- | --- |
 * | org, project | `CIRCLE_PROJECT_USERNAME`, `CIRCLE_PROJECT_REPONAME` |
 * | pipeline | `CircleCI` |
 * | build | `CIRCLE_PIPELINE_ID` or `CIRCLE_WORKFLOW_ID`, with `CIRCLE_BUILD_NUM`, which is greater for a job that is run again; `CIRCLE_BUILD_URL` |
 * | job | `CIRCLE_JOB`; `CIRCLE_NODE_INDEX` and `CIRCLE_NODE_TOTAL` |
 * | ref | `CIRCLE_TAG`, `CIRCLE_BRANCH`, which is `pull/7` for a fork |
 * | commit | `CIRCLE_SHA1` |
 * | merge request | `CIRCLE_PULL_REQUEST`, `CIRCLE_PR_NUMBER` |
 * | actor | `CIRCLE_USERNAME` |
 * @see https://circleci.com/docs/reference/variables/
 */
export const circleCi: CiService = {
  isActive: ({ CIRCLECI }) => CIRCLECI === 'true',
  read({ env }) {
    const { ref, fullRef, branch } = refNames(env.CIRCLE_BRANCH, env.CIRCLE_TAG)
    return {
      org: env.CIRCLE_PROJECT_USERNAME,
      project: env.CIRCLE_PROJECT_REPONAME,
      pipeline: 'CircleCI',
      job: env.CIRCLE_JOB,
      matrixJob: jobPart(env.CIRCLE_JOB, numberOfIndex(env.CIRCLE_NODE_INDEX), env.CIRCLE_NODE_TOTAL),
      ref,
      build: { id: buildId(env), number: env.CIRCLE_BUILD_NUM, url: env.CIRCLE_BUILD_URL },
      actor: env.CIRCLE_USERNAME,
      source: {
        url: parseRemote(env.CIRCLE_REPOSITORY_URL)?.url,
        ref: fullRef,
        branch,
        commit: env.CIRCLE_SHA1,
        pullRequest: pullRequestNumber(env.CIRCLE_PR_NUMBER) ?? pullRequestNumber(/\/(\d{1,15})$/.exec(env.CIRCLE_PULL_REQUEST ?? '')?.[1]),
        pullRequestUrl: env.CIRCLE_PULL_REQUEST,
      },
    }
  },
}

function buildId({ CIRCLE_PIPELINE_ID, CIRCLE_WORKFLOW_ID, CIRCLE_BUILD_NUM: job }: Environment): string | undefined {
  const run = CIRCLE_PIPELINE_ID || CIRCLE_WORKFLOW_ID
  return run && /^[1-9]\d{0,8}$/.test(job ?? '') ? `${run}.${job}` : run
}
