import { resolve } from 'node:path'
import { isGitHubActions } from '../../host/ci-context/github-actions.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { historyBranch } from '../../host/ci-context/history-branch.js'
import { createFileHistory } from '../../judge/earlier-builds/history-file.js'
import { type HistorySource, type HistoryStore, nothingToReport } from '../../judge/earlier-builds/history-source.js'
import { createServerTests, type ServerTestsOptions } from '../../judge/earlier-builds/server-tests.js'
import { createArtifactHistory } from '../../judge/history-artifacts/artifact-history.js'
import { buildId, runId } from '../../judge/history-artifacts/build-of-run.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import type { RunContext } from '../prepare/run-request.js'

/** The run whose history is opened. */
interface HistoryOwner extends Pick<PreparedRun, 'request' | 'config' | 'ciContext' | 'serverTimeBudget' | 'lostTime'> {
  readonly context: Pick<RunContext, 'env' | 'token' | 'say'>
}

/**
 * Opens the files of a request, its server or the artifact of its branch. Returns undefined if there is none.
 * @param failedIds returns the ids of the failed tests, when the history is read
 */
export function openHistory(owner: HistoryOwner, failedIds: () => readonly string[]): HistoryStore | undefined {
  const { request, config, context, ciContext, serverTimeBudget, lostTime } = owner
  const { env, token = '', say = () => undefined } = context
  const { files = [], output, artifact } = request.history ?? {}
  if (files.length > 0) {
    const { cwd } = request
    return createFileHistory({ cwd, patterns: files, output: output && resolve(cwd, output), ownBuild: buildId(ciContext()), say })
  }
  if (request.server !== undefined) return readOnly(createServerTests(request.server, serverTests(owner), { budget: serverTimeBudget }))
  if (artifact === undefined || !isGitHubActions(env)) return undefined
  // Reports with different titles have histories of their own. An expression in the title needs no value for that.
  const title = config.report.reporters.find((reporter) => reporter.type === 'codehost')?.commentTitle
  const { read, earlierAttempt, write, evidence } = createArtifactHistory({
    env,
    ciContext: ciContext(),
    token,
    name: artifact.name,
    title,
    failedIds,
    lostTime,
    say,
  })
  const mayLeave = artifact.isReadOnly !== true
  return {
    read,
    earlierAttempt,
    ...(evidence !== undefined && { evidence: mayLeave ? evidence : { ...evidence, leave: async () => undefined } }),
    async write(added) {
      const outcome = artifact.isReadOnly === true ? undefined : await write(added)
      return outcome === undefined || outcome.isWritten || outcome.notice === undefined
        ? nothingToReport
        : { ...nothingToReport, notices: [outcome.notice] }
    },
  }
}

/** The server learns the results of a run from its records. */
const readOnly = (source: HistorySource): HistoryStore => ({ ...source, write: async () => nothingToReport })

function serverTests({ request, context: { env }, ciContext: readCiContext }: HistoryOwner): ServerTestsOptions {
  const ciContext = readCiContext()
  const { org, project, module, ref, job, matrixJob = job, source } = ciContext
  const onGitHub = env.GITHUB_ACTIONS === 'true'
  const branch = onGitHub ? historyBranch({ ciContext, event: readEvent(env.GITHUB_EVENT_PATH), env })?.name : (source.baseBranch ?? ref)
  // Joined records contain the tests of all jobs.
  return { org, project, module, branch, job: request.records.length > 0 ? undefined : matrixJob, ownBuild: runId(ciContext) }
}
