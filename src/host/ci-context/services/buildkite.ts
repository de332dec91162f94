import type { Environment } from '../../../base/environment.js'
import { parseRemote } from '../remote.js'
import type { CiService } from './ci-service.js'
import { jobPart, numberOfIndex } from './job-part.js'
import { pullRequestNumber } from './pull-request-number.js'
import { refNames } from './ref-names.js'

/**
 * Buildkite.
 *
 * | field | variables |
 * | --- | --- |
 * | org, project | `BUILDKITE_REPO`, else `BUILDKITE_ORGANIZATION_SLUG` and `BUILDKITE_PIPELINE_SLUG` |
 * | pipeline | `BUILDKITE_PIPELINE_SLUG` |
 * | build | `BUILDKITE_BUILD_ID` with `BUILDKITE_RETRY_COUNT`, `BUILDKITE_BUILD_NUMBER`, `BUILDKITE_BUILD_URL` |
 * | job | `BUILDKITE_STEP_KEY`, `BUILDKITE_LABEL`; `BUILDKITE_PARALLEL_JOB` and `BUILDKITE_PARALLEL_JOB_COUNT` |
 * | ref | `BUILDKITE_TAG`, `BUILDKITE_BRANCH`; `owner:branch` for a fork |
 * | commit | `BUILDKITE_COMMIT`, unless it is `HEAD`; its message is `BUILDKITE_MESSAGE` |
 * | merge request | `BUILDKITE_PULL_REQUEST`, which is `false` if there is none |
 * | base | `BUILDKITE_PULL_REQUEST_BASE_BRANCH`, `BUILDKITE_MERGE_QUEUE_BASE_BRANCH` |
 * | actor | `BUILDKITE_BUILD_CREATOR`, `BUILDKITE_BUILD_AUTHOR` |
 * @see https://buildkite.com/docs/pipelines/configure/environment-variables
 */
export const buildkite: CiService = {
  isActive: ({ BUILDKITE }) => BUILDKITE === 'true',
  read({ env }) {
    const repository = parseRemote(env.BUILDKITE_REPO)
    const number = pullRequestNumber(env.BUILDKITE_PULL_REQUEST)
    const { ref, fullRef, branch } = refNames(env.BUILDKITE_BRANCH, env.BUILDKITE_TAG)
    return {
      org: repository?.org ?? env.BUILDKITE_ORGANIZATION_SLUG,
      project: repository?.project ?? env.BUILDKITE_PIPELINE_SLUG,
      pipeline: env.BUILDKITE_PIPELINE_SLUG,
      job: env.BUILDKITE_STEP_KEY || env.BUILDKITE_LABEL,
      // The jobs of a matrix share the key, but have labels of their own.
      matrixJob: jobPart(
        env.BUILDKITE_LABEL || env.BUILDKITE_STEP_KEY,
        numberOfIndex(env.BUILDKITE_PARALLEL_JOB),
        env.BUILDKITE_PARALLEL_JOB_COUNT,
      ),
      ref,
      build: { id: buildId(env), number: env.BUILDKITE_BUILD_NUMBER, url: env.BUILDKITE_BUILD_URL },
      actor: env.BUILDKITE_BUILD_CREATOR || env.BUILDKITE_BUILD_AUTHOR,
      source: {
        url: repository?.url,
        ref: fullRef,
        branch,
        commit: env.BUILDKITE_COMMIT,
        commitMessage: env.BUILDKITE_MESSAGE,
        pullRequest: number,
        pullRequestUrl: pullUrl(repository?.url, number, env.BUILDKITE_PIPELINE_PROVIDER),
        baseBranch: (number === undefined ? undefined : env.BUILDKITE_PULL_REQUEST_BASE_BRANCH) || env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH,
      },
    }
  },
}

function buildId({ BUILDKITE_BUILD_ID: id, BUILDKITE_RETRY_COUNT: retries }: Environment): string | undefined {
  return id && /^\d{1,8}$/.test(retries ?? '') ? `${id}.${Number(retries) + 1}` : id
}

const pullPaths: Readonly<Record<string, string>> = {
  github: 'pull',
  github_enterprise: 'pull',
  gitlab: '-/merge_requests',
  gitlab_ee: '-/merge_requests',
  bitbucket: 'pull-requests',
}

function pullUrl(repository: string | undefined, number: number | undefined, provider = ''): string | undefined {
  const path = Object.hasOwn(pullPaths, provider) ? pullPaths[provider] : undefined
  return repository && number && path ? `${repository}/${path}/${number}` : undefined
}
