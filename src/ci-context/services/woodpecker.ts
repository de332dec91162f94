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
 * | commit | `CI_COMMIT_SHA`; its message is `CI_COMMIT_MESSAGE` |
 * | merge request | `CI_COMMIT_PULL_REQUEST`; its address is `CI_PIPELINE_FORGE_URL` |
 * | base | `CI_COMMIT_TARGET_BRANCH` |
 * | actor | `CI_PIPELINE_AUTHOR`, `CI_COMMIT_AUTHOR` |
 * @see https://woodpecker-ci.org/docs/usage/environment
 */
export const woodpecker: CiService = {
  isActive: ({ CI }) => CI === 'woodpecker',
  read({ env }) {
    const number = pullRequestNumber(env.CI_COMMIT_PULL_REQUEST)
    const { ref, fullRef, branch } = refNames(number === undefined ? env.CI_COMMIT_BRANCH : env.CI_COMMIT_SOURCE_BRANCH, env.CI_COMMIT_TAG)
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
        commitMessage: env.CI_COMMIT_MESSAGE,
        pullRequest: number,
        pullRequestUrl: number === undefined ? undefined : env.CI_PIPELINE_FORGE_URL,
        baseBranch: number === undefined ? undefined : env.CI_COMMIT_TARGET_BRANCH,
      },
    }
  },
}
