import type { Environment } from '../../../base/environment.js'
import type { CiService } from './ci-service.js'
import { pullRequestNumber } from './pull-request-number.js'
import { refNames } from './ref-names.js'

/**
 * Woodpecker CI.
 *
 * | field | variables |
 * | --- | --- |
 * | org, project | `CI_REPO_OWNER`, `CI_REPO_NAME` |
 * | pipeline | `CI_WORKFLOW_NAME` |
 * | build | `CI_PIPELINE_NUMBER`, which a restarted pipeline has of its own; `CI_PIPELINE_URL` |
 * | job | `CI_STEP_NAME` |
 * | ref | `CI_COMMIT_SOURCE_BRANCH`, `CI_COMMIT_TAG`, `CI_COMMIT_BRANCH`, which is the target branch for a pull request; `CI_COMMIT_REF` |
 * | commit | `CI_COMMIT_SHA`; its message is `CI_COMMIT_MESSAGE`, or the title of a pull request (`CI_FORGE_TYPE`) |
 * | merge request | `CI_COMMIT_PULL_REQUEST`; its address is `CI_PIPELINE_FORGE_URL`, except on Bitbucket Data Center |
 * | base | `CI_COMMIT_TARGET_BRANCH` |
 * | actor | `CI_PIPELINE_AUTHOR`, `CI_COMMIT_AUTHOR` |
 * @see https://woodpecker-ci.org/docs/usage/environment
 */
export const woodpecker: CiService = {
  // A step often sets CI to true, because many tools expect that value.
  isActive: ({ CI, CI_SYSTEM_NAME }) => CI === 'woodpecker' || CI_SYSTEM_NAME === 'woodpecker',
  read({ env }) {
    const number = changeNumber(env)
    const isChange = number !== undefined
    // GitLab is the only forge that sends the message of the commit with a pull request.
    const isTitle = isChange && env.CI_FORGE_TYPE !== 'gitlab'
    const { ref, fullRef, branch } = refNames(isChange ? env.CI_COMMIT_SOURCE_BRANCH : env.CI_COMMIT_BRANCH, env.CI_COMMIT_TAG)
    return {
      org: env.CI_REPO_OWNER,
      project: env.CI_REPO_NAME,
      pipeline: env.CI_WORKFLOW_NAME,
      job: env.CI_STEP_NAME,
      matrixJob: env.CI_STEP_NAME,
      ref,
      build: { id: env.CI_PIPELINE_NUMBER, number: env.CI_PIPELINE_NUMBER, url: env.CI_PIPELINE_URL },
      actor: env.CI_PIPELINE_AUTHOR || env.CI_COMMIT_AUTHOR,
      source: {
        url: env.CI_REPO_URL,
        ref: env.CI_COMMIT_REF || fullRef,
        branch,
        commit: env.CI_COMMIT_SHA,
        commitMessage: isTitle ? undefined : env.CI_COMMIT_MESSAGE,
        pullRequest: number,
        pullRequestTitle: isTitle ? env.CI_COMMIT_MESSAGE : undefined,
        // For Bitbucket Data Center, it is the address of the commit.
        pullRequestUrl: isChange && env.CI_FORGE_TYPE !== 'bitbucket_dc' ? env.CI_PIPELINE_FORGE_URL : undefined,
        baseBranch: isChange ? env.CI_COMMIT_TARGET_BRANCH : undefined,
      },
    }
  },
}

/**
 * Returns the number of the pull request. Woodpecker 3 takes it from the digits of the ref, and after the merge of a pull request on
 * Bitbucket, the ref is the target branch.
 */
const changeNumber = ({ CI_COMMIT_PULL_REQUEST: number, CI_COMMIT_REF: ref }: Environment): number | undefined =>
  ref?.startsWith('refs/heads/') ? undefined : pullRequestNumber(number)
