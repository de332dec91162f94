import type { Environment } from '../../../base/environment.js'
import { parseRemote } from '../remote.js'
import type { CiService } from './ci-service.js'
import { pullRequestNumber } from './pull-request-number.js'
import { parseRef, type RefNames, refNames } from './ref-names.js'

/**
 * Jenkins. Only a multibranch pipeline sets the variables of branches and changes.
 *
 * | field | variables |
 * | --- | --- |
 * | org, project | `GIT_URL` |
 * | pipeline | `JOB_NAME`, without the branch in a multibranch pipeline |
 * | build | `BUILD_TAG`, which contains the job, because each branch has build numbers of its own; `BUILD_NUMBER`, `BUILD_URL` |
 * | job | `STAGE_NAME` |
 * | ref | `CHANGE_BRANCH`, `TAG_NAME`, `BRANCH_NAME`, `GIT_LOCAL_BRANCH`, `GIT_BRANCH` |
 * | commit | `GIT_COMMIT`, which is a merge commit if Jenkins merges the change before the build |
 * | merge request | `CHANGE_ID`, `CHANGE_TITLE`, `CHANGE_URL` |
 * | base | `CHANGE_TARGET` |
 * | actor | `CHANGE_AUTHOR` |
 * @see https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#using-environment-variables and `<Jenkins>/env-vars.html` of an installation
 */
export const jenkins: CiService = {
  isActive: ({ JENKINS_URL, BUILD_TAG }) => Boolean(JENKINS_URL) || BUILD_TAG?.startsWith('jenkins-') === true,
  read({ env }) {
    const repository = parseRemote(env.GIT_URL)
    const number = pullRequestNumber(env.CHANGE_ID)
    const { ref, fullRef, branch } = number === undefined ? builtRef(env) : refNames(env.CHANGE_BRANCH)
    const job = stageOf(env)
    return {
      org: repository?.org,
      project: repository?.project,
      pipeline: pipelineOf(env),
      job,
      matrixJob: job,
      ref,
      build: { id: env.BUILD_TAG, number: env.BUILD_NUMBER, url: env.BUILD_URL },
      actor: env.CHANGE_AUTHOR,
      source: {
        url: repository?.url,
        ref: fullRef,
        branch,
        commit: env.GIT_COMMIT,
        pullRequest: number,
        pullRequestTitle: env.CHANGE_TITLE,
        pullRequestUrl: env.CHANGE_URL,
        baseBranch: env.CHANGE_TARGET,
      },
    }
  },
}

/** The plugin Git sets `GIT_BRANCH` to `origin/main`, `refs/tags/v1`, or `detached` if it does not know a branch. */
function builtRef({ BRANCH_NAME, TAG_NAME, GIT_LOCAL_BRANCH, GIT_BRANCH }: Environment): RefNames {
  const branch = BRANCH_NAME || GIT_LOCAL_BRANCH || GIT_BRANCH?.replace(/^origin\//, '')
  if (!TAG_NAME && branch?.startsWith('refs/')) return parseRef(branch)
  return refNames(branch === 'detached' ? undefined : branch, TAG_NAME)
}

/** The last part of the name is the branch in a multibranch pipeline. Other jobs may have a parameter with the name `BRANCH_NAME`. */
function pipelineOf({ JOB_NAME: name, BRANCH_NAME: branch }: Environment): string | undefined {
  if (!name || !branch) return name
  const slash = name.lastIndexOf('/')
  return slash > 0 && name.slice(slash + 1) === encodedBranch(branch) ? name.slice(0, slash) : name
}

/** Encodes a branch as the plugin Branch API does. */
const encodedBranch = (branch: string): string => branch.replace(/[#%/?[\]\\]/g, encodeURIComponent)

/** The steps of `post` are in a stage that Jenkins adds, whose name does not describe the tests. */
const stageOf = ({ STAGE_NAME: name }: Environment): string | undefined => (name?.startsWith('Declarative: ') ? undefined : name)
