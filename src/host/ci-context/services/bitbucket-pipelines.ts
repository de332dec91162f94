import type { Environment } from '../../../base/environment.js'
import type { CiService } from './ci-service.js'
import { jobPart, numberOfIndex } from './job-part.js'
import { pullRequestNumber } from './pull-request-number.js'
import { refNames } from './ref-names.js'

/**
 * Bitbucket Pipelines. It sets neither the name of the step nor the user.
 *
 * | field | variables |
 * | --- | --- |
 * | org, project | `BITBUCKET_WORKSPACE`, `BITBUCKET_REPO_SLUG` |
 * | pipeline | `Bitbucket Pipelines` |
 * | build | `BITBUCKET_BUILD_NUMBER` with `BITBUCKET_STEP_RUN_NUMBER`; the address contains `BITBUCKET_REPO_FULL_NAME` |
 * | job | of a parallel step `BITBUCKET_PARALLEL_STEP` and `BITBUCKET_PARALLEL_STEP_COUNT` |
 * | ref | `BITBUCKET_TAG`, `BITBUCKET_BRANCH` |
 * | commit | `BITBUCKET_COMMIT`, which may be shortened |
 * | merge request | `BITBUCKET_PR_ID` |
 * | base | `BITBUCKET_PR_DESTINATION_BRANCH` |
 * @see https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/
 */
export const bitbucketPipelines: CiService = {
  isActive: ({ BITBUCKET_BUILD_NUMBER }) => Boolean(BITBUCKET_BUILD_NUMBER),
  read({ env }) {
    const { BITBUCKET_REPO_FULL_NAME: fullName, BITBUCKET_BUILD_NUMBER: build } = env
    const url = fullName && `https://bitbucket.org/${fullName}`
    const number = pullRequestNumber(env.BITBUCKET_PR_ID)
    const { ref, fullRef, branch } = refNames(env.BITBUCKET_BRANCH, env.BITBUCKET_TAG)
    return {
      org: env.BITBUCKET_WORKSPACE,
      project: env.BITBUCKET_REPO_SLUG,
      pipeline: 'Bitbucket Pipelines',
      matrixJob: jobPart(undefined, numberOfIndex(env.BITBUCKET_PARALLEL_STEP), env.BITBUCKET_PARALLEL_STEP_COUNT),
      ref,
      build: { id: buildId(env), number: build, url: url && build && `${url}/pipelines/results/${build}` },
      source: {
        url,
        ref: fullRef,
        branch,
        commit: env.BITBUCKET_COMMIT,
        pullRequest: number,
        pullRequestUrl: url && number ? `${url}/pull-requests/${number}` : undefined,
        baseBranch: env.BITBUCKET_PR_DESTINATION_BRANCH,
      },
    }
  },
}

const buildId = ({ BITBUCKET_BUILD_NUMBER: id, BITBUCKET_STEP_RUN_NUMBER: run }: Environment): string | undefined =>
  id && /^[1-9]\d{0,8}$/.test(run ?? '') ? `${id}.${run}` : id
