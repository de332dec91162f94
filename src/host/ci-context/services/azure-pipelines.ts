import type { Environment } from '../../../base/environment.js'
import { displayLine } from '../../../base/text/display-text.js'
import { parseRemote } from '../remote.js'
import type { CiService } from './ci-service.js'
import { jobPart } from './job-part.js'
import { pullRequestNumber } from './pull-request-number.js'
import { branchName, parseRef, refNames } from './ref-names.js'

/**
 * Azure Pipelines, whose variables have a dot in place of the first underscore.
 *
 * | field | variables |
 * | --- | --- |
 * | org, project | `BUILD_REPOSITORY_URI` |
 * | pipeline | `BUILD_DEFINITIONNAME` |
 * | build | `BUILD_BUILDID` with `SYSTEM_JOBATTEMPT` or `SYSTEM_STAGEATTEMPT`, `BUILD_BUILDNUMBER`, `SYSTEM_COLLECTIONURI` and `SYSTEM_TEAMPROJECT` |
 * | job | `SYSTEM_STAGENAME`, `SYSTEM_PHASENAME`; of a matrix `SYSTEM_JOBNAME`, else `SYSTEM_JOBPOSITIONINPHASE` and `SYSTEM_TOTALJOBSINPHASE` |
 * | ref | `SYSTEM_PULLREQUEST_SOURCEBRANCH`, `BUILD_SOURCEBRANCH` |
 * | commit | `SYSTEM_PULLREQUEST_SOURCECOMMITID`, `BUILD_SOURCEVERSION`; its message is `BUILD_SOURCEVERSIONMESSAGE` |
 * | merge request | `SYSTEM_PULLREQUEST_PULLREQUESTNUMBER` (GitHub), `SYSTEM_PULLREQUEST_PULLREQUESTID`, `BUILD_REPOSITORY_PROVIDER` |
 * | base | `SYSTEM_PULLREQUEST_TARGETBRANCH` |
 * | actor | `BUILD_REQUESTEDFOR` |
 * @see https://learn.microsoft.com/azure/devops/pipelines/build/variables
 */
export const azurePipelines: CiService = {
  isActive: ({ TF_BUILD }) => Boolean(TF_BUILD),
  read({ env }) {
    const repository = parseRemote(env.BUILD_REPOSITORY_URI)
    const number = pullRequestNumber(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? pullRequestNumber(env.SYSTEM_PULLREQUEST_PULLREQUESTID)
    const built = parseRef(env.BUILD_SOURCEBRANCH)
    const isChange = number !== undefined || Boolean(env.SYSTEM_PULLREQUEST_SOURCEBRANCH)
    const { ref, branch } = isChange ? refNames(branchName(env.SYSTEM_PULLREQUEST_SOURCEBRANCH)) : built
    const job = jobOf(env)
    return {
      org: repository?.org,
      project: repository?.project,
      pipeline: env.BUILD_DEFINITIONNAME,
      job,
      matrixJob: matrixJobOf(job, env),
      ref,
      build: { id: buildId(env), number: env.BUILD_BUILDNUMBER, url: buildUrl(env) },
      actor: env.BUILD_REQUESTEDFOR,
      source: {
        url: repository?.url,
        ref: built.fullRef,
        branch,
        // The version of a pull request is a merge commit that only exists in its own ref.
        commit: env.SYSTEM_PULLREQUEST_SOURCECOMMITID || env.BUILD_SOURCEVERSION,
        commitMessage: isChange ? undefined : env.BUILD_SOURCEVERSIONMESSAGE,
        pullRequest: number,
        pullRequestUrl: repository?.url && number ? `${repository.url}/${pullPath(env.BUILD_REPOSITORY_PROVIDER)}/${number}` : undefined,
        baseBranch: branchName(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
      },
    }
  },
}

/** The name that Azure Pipelines gives to a stage or a job of a matrix that has none. */
const unnamed = '__default'

/** A pipeline refers to a job of another stage as `stage.job`. */
function jobOf({ SYSTEM_STAGENAME: stage, SYSTEM_PHASENAME: phase, SYSTEM_JOBNAME: name }: Environment): string | undefined {
  const job = phase || name
  return job && stage && stage !== unnamed ? `${stage}.${job}` : job
}

function matrixJobOf(job: string | undefined, env: Environment): string | undefined {
  const { SYSTEM_PHASENAME: phase, SYSTEM_JOBNAME: leg } = env
  if (job && phase && leg && leg !== unnamed && leg !== phase) return `${job} (${leg})`
  return jobPart(job, Number(env.SYSTEM_JOBPOSITIONINPHASE), env.SYSTEM_TOTALJOBSINPHASE)
}

/** A user repeats a job or its stage. */
function buildId({ BUILD_BUILDID: id, SYSTEM_JOBATTEMPT: job, SYSTEM_STAGEATTEMPT: stage }: Environment): string | undefined {
  const attempt = Math.max(Number(job) || 0, Number(stage) || 0)
  return id && attempt > 0 ? `${id}.${attempt}` : id
}

function buildUrl({
  SYSTEM_COLLECTIONURI,
  SYSTEM_TEAMFOUNDATIONCOLLECTIONURI,
  SYSTEM_TEAMPROJECT: project,
  BUILD_BUILDID: id,
}: Environment) {
  const collection = SYSTEM_COLLECTIONURI || SYSTEM_TEAMFOUNDATIONCOLLECTIONURI
  if (!collection || !project || !id) return undefined
  return `${collection.replace(/\/$/, '')}/${encodeURIComponent(displayLine(project))}/_build/results?buildId=${encodeURIComponent(displayLine(id))}`
}

function pullPath(provider = ''): string {
  if (provider.startsWith('GitHub')) return 'pull'
  return provider.startsWith('Bitbucket') ? 'pull-requests' : 'pullrequest'
}
