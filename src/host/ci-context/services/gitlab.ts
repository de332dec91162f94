import type { Environment } from '../../../base/environment.js'
import type { CiService } from './ci-service.js'
import { pullRequestNumber } from './pull-request-number.js'
import { branchName, refNames } from './ref-names.js'

/**
 * GitLab CI.
 *
 * | field | variables |
 * | --- | --- |
 * | org | `CI_PROJECT_NAMESPACE`: all groups, as in the address of the repository |
 * | project | `CI_PROJECT_NAME` |
 * | pipeline | `CI_PIPELINE_NAME`, else `GitLab CI` |
 * | build | `CI_PIPELINE_ID` with the seconds until the job started, `CI_PIPELINE_IID`, `CI_PIPELINE_URL` |
 * | job | `CI_JOB_NAME`, which ends in the values of a matrix or in the index of a parallel job |
 * | ref | `CI_MERGE_REQUEST_SOURCE_BRANCH_NAME`, `CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME`, `CI_COMMIT_TAG`, `CI_COMMIT_BRANCH` |
 * | commit | `CI_MERGE_REQUEST_SOURCE_BRANCH_SHA`, `CI_COMMIT_SHA`; its message is `CI_COMMIT_TITLE` |
 * | merge request | `CI_MERGE_REQUEST_IID`, `…_TITLE`, `…_PROJECT_URL`; `CI_EXTERNAL_PULL_REQUEST_IID` |
 * | base | `CI_MERGE_REQUEST_TARGET_BRANCH_NAME`, `…_TARGET_BRANCH_SHA`, `…_DIFF_BASE_SHA`; `CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME` |
 * | actor | `GITLAB_USER_LOGIN` |
 *
 * `CI_OPEN_MERGE_REQUESTS` is ignored: a branch that others merge into can have a merge request too.
 * @see https://docs.gitlab.com/ci/variables/predefined_variables/
 */
export const gitlab: CiService = {
  isActive: ({ GITLAB_CI }) => GITLAB_CI === 'true',
  read({ env }) {
    const number = pullRequestNumber(env.CI_MERGE_REQUEST_IID)
    const external = pullRequestNumber(env.CI_EXTERNAL_PULL_REQUEST_IID)
    const sourceBranch = env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME
    const { ref, fullRef, branch } = refNames(sourceBranch || env.CI_COMMIT_BRANCH, env.CI_COMMIT_TAG)
    // A pipeline for merged results tests a commit that GitLab made, which no user knows.
    const head = env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA
    return {
      org: env.CI_PROJECT_NAMESPACE,
      project: env.CI_PROJECT_NAME,
      pipeline: env.CI_PIPELINE_NAME || 'GitLab CI',
      job: withoutPart(env.CI_JOB_NAME),
      matrixJob: env.CI_JOB_NAME,
      ref: ref ?? env.CI_COMMIT_REF_NAME,
      build: { id: buildId(env), number: env.CI_PIPELINE_IID, url: env.CI_PIPELINE_URL },
      actor: env.GITLAB_USER_LOGIN,
      source: {
        url: env.CI_PROJECT_URL,
        ref: env.CI_MERGE_REQUEST_REF_PATH || fullRef,
        branch,
        commit: head || env.CI_COMMIT_SHA,
        commitMessage: head ? undefined : env.CI_COMMIT_TITLE,
        pullRequest: number ?? external,
        pullRequestTitle: env.CI_MERGE_REQUEST_TITLE,
        pullRequestUrl:
          number && env.CI_MERGE_REQUEST_PROJECT_URL ? `${env.CI_MERGE_REQUEST_PROJECT_URL}/-/merge_requests/${number}` : undefined,
        baseBranch: branchName(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME),
        // The first one is set only for merged results, which contain that commit.
        baseCommit: env.CI_MERGE_REQUEST_TARGET_BRANCH_SHA || env.CI_MERGE_REQUEST_DIFF_BASE_SHA,
      },
    }
  },
}

/** `unit 2/3` and `unit: [linux, 20]` are jobs of `unit`. */
function withoutPart(name: string | undefined): string | undefined {
  if (name?.endsWith(']')) return name.split(': [', 1)[0]
  return name?.replace(/ \d{1,4}\/\d{1,4}$/, '')
}

/**
 * Returns the id of the pipeline and, as the attempt, the seconds from its creation to the start of the job, rounded up. GitLab does not
 * number attempts, but a job that is run again starts later.
 */
function buildId({ CI_PIPELINE_ID: id, CI_PIPELINE_CREATED_AT: created = '', CI_JOB_STARTED_AT: started = '' }: Environment) {
  const second = Math.floor((Date.parse(started) - Date.parse(created)) / 1000)
  return id && second >= 0 && second < 999_999_999 ? `${id}.${second + 1}` : id
}
