import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { messageOf, UserError } from '../../base/errors.js'
import { onProxyWarning } from '../../base/http/proxy-warning.js'
import { once } from '../../base/once.js'
import { ConfigError } from '../../config/config-error.js'
import { completeRun } from '../../deliver/complete-run.js'
import { annotateResults, writeAnnotations } from '../../deliver/reporters/annotations.js'
import { uploadKeptFiles } from '../../deliver/reporters/artifacts.js'
import type { MemoryStep } from '../../deliver/reporters/comment/job-memory.js'
import { type DeliveryResult, deliverReport } from '../../deliver/reporters/deliver-report.js'
import { keepComments } from '../../deliver/reporters/finish-comment.js'
import { answerPlaces } from '../../deliver/reporters/terminal/terminal-headline.js'
import { terminalReport } from '../../deliver/reporters/terminal-report.js'
import { submit } from '../../deliver/submit/submit.js'
import { countedStep } from '../../host/ci-context/counted-step.js'
import { workspacePrefix } from '../../host/ci-context/workspace-prefix.js'
import type * as actionsCore from '../../host/process/actions-core.js'
import { currentFolder } from '../../host/process/current-folder.js'
import { createSafeCore } from '../../host/process/safe-core.js'
import { createSecretMask } from '../../host/secrets/secret-mask.js'
import { secretsIn } from '../../host/secrets/secret-values.js'
import { diskNotes } from '../../judge/source-locations/disk-notes.js'
import { unexplainedProblems } from '../../judge/summary/gate-reason.js'
import { historyFacts } from '../../judge/summary/history-facts.js'
import type { Problem } from '../../records/problem.js'
import { noticeLines } from '../../run/guide/notices.js'
import { unmatchedNotice } from '../../run/guide/unmatched-text.js'
import type { OpenMemory } from '../../run/prepare/job-memory.js'
import type { RunProgress } from '../../run/prepare/run-request.js'
import { run } from '../../run/run.js'
import { annotateProblem } from './annotate-problem.js'
import { commentState } from './comment-state.js'
import { failureMessage } from './failure-message.js'
import { logFiles } from './files-log.js'
import { type ActionInputs, readInputs } from './inputs.js'
import { setOutputs } from './set-outputs.js'

/** The parts of a step that the action uses. */
export interface ActionContext {
  readonly core: typeof actionsCore
  readonly env: Environment
  /** The workspace; default: the folder of the process. */
  readonly cwd?: string
  /** Lets the step fail without a further annotation. Default: sets the status of this process. */
  readonly failQuietly?: () => void
}

/** A step with its context. */
interface Step extends ActionContext {
  /** Returns the environment with the name of the step among others of its kind. */
  readonly countedEnv: () => Environment
  /** Called when the report was delivered, so that a later error does not replace it. */
  readonly onDelivered: () => void
}

/** Runs the action, from its inputs to its outputs. Catches all errors. */
export async function runAction(given: ActionContext): Promise<void> {
  const core = createSafeCore(given.core, createSecretMask(secretsIn(given.env)))
  const { env } = given
  let isDelivered = false
  const context: Step = {
    ...given,
    core,
    countedEnv: once(() => countedStep(env)),
    onDelivered() {
      isDelivered = true
    },
  }
  onProxyWarning((message) => core.warning(message))
  let prefix = ''
  try {
    const inputs = readInputs(core, context.cwd ?? currentFolder(), env)
    if (inputs.request.server !== undefined) core.setSecret(inputs.request.server.key)
    if (inputs.notice !== undefined) core.notice(inputs.notice)
    prefix = workspacePrefix(env.GITHUB_WORKSPACE, inputs.request.cwd)
    await runCommand(inputs, context)
  } catch (error) {
    if (error instanceof ConfigError) {
      for (const problem of error.problems) annotateProblem(core, problem, prefix)
      core.setFailed('The configuration file is not valid.')
    } else if (error instanceof UserError) {
      core.setFailed(error.message)
    } else {
      core.debug(error instanceof Error ? (error.stack ?? '') : '')
      core.setFailed(
        `${messageOf(error)} (This is a bug in Build Report. Please report it, with the stack trace that debug logging shows.)`,
      )
    }
    if (!isDelivered) await (await import('./report-fault.js')).reportStepFault(error, context)
  }
}

function runCommand(inputs: ActionInputs, context: Step): Promise<void> {
  switch (inputs.command) {
    case 'validate':
      return runValidate(inputs, context)
    case 'submit':
      return runSubmit(inputs, context)
    case 'doctor':
      return runDoctor(inputs, context)
    case 'collect':
    case 'report':
      return runReport(inputs, context)
  }
}

/** Sends records files to the server. Does nothing without a key, because a pull request from a fork has none and must not fail. */
async function runSubmit({ request, notice, failOn, token }: ActionInputs, { core, env }: ActionContext): Promise<void> {
  if (notice !== undefined) return
  const { cwd, paths, records, server, module, matrix } = request
  const { notices, problems } = await submit(
    { cwd, files: [...paths, ...records], server, module, matrix },
    { env, say: core.info, retry: { say: core.info }, token },
  )
  for (const message of notices) core.notice(message)
  const prefix = workspacePrefix(env.GITHUB_WORKSPACE, cwd)
  for (const problem of problems) annotateProblem(core, problem, prefix)
  if (problems.length > 0 && failOn.has('delivery')) core.setFailed('Not all records were submitted.')
}

async function runValidate({ request }: ActionInputs, { core, env }: ActionContext): Promise<void> {
  const prefix = workspacePrefix(env.GITHUB_WORKSPACE, request.cwd)
  const { describeValidation, validate } = await import('../../run/validate.js')
  const validation = await validate(request, { env, onWarning: (problem) => annotateProblem(core, problem, prefix) })
  core.info(describeValidation(validation, { color: true, limit: Number.POSITIVE_INFINITY }))
  for (const problem of validation.problems) {
    if (problem.severity === 'notice') core.info(problem.message)
    else annotateProblem(core, problem, prefix)
  }
}

/** Examines the step that a report would be: in the log and in the job summary. Fails only if there are problems. */
async function runDoctor(inputs: ActionInputs, { core, env }: ActionContext): Promise<void> {
  const { notice, serverProblem, failOn, annotations, token, pullRequest } = inputs
  const [{ diagnose }, { diagnosisText }, { diagnosisMarkdown }, { verdictOf }] = await Promise.all([
    import('../../setup/doctor/diagnose.js'),
    import('../../setup/doctor/diagnosis-text.js'),
    import('../../setup/doctor/diagnosis-markdown.js'),
    import('../../setup/doctor/verdict.js'),
  ])
  const diagnosis = await diagnose(
    { run: withHistory(inputs), serverNotice: notice, serverProblem, failOn, annotations, token, pullRequest, isAction: true },
    { env, now: Date.now() },
  )
  core.info(diagnosisText(diagnosis, { color: true }))
  if (env.GITHUB_STEP_SUMMARY && inputs.request.reporters?.summary !== 'off')
    await core.summary.addRaw(diagnosisMarkdown(diagnosis)).write()
  if (diagnosis.problems > 0) core.setFailed(`Build Report is not ready: ${verdictOf(diagnosis)}.`)
}

/** Runs `collect` or `report`. */
async function runReport(
  inputs: ActionInputs,
  { core, env: given, countedEnv, onDelivered, failQuietly = failProcess }: Step,
): Promise<void> {
  const env = inputs.command === 'report' ? countedEnv() : given
  const { command, failOn, annotations, token, pullRequest } = inputs
  const request = command === 'report' ? withHistory(inputs) : inputs.request
  const prefix = workspacePrefix(env.GITHUB_WORKSPACE, request.cwd)
  const finished = await run(request, {
    env,
    token,
    say: core.info,
    ...(command === 'report' && { openMemory: memoryOpener({ env, token, pullRequest, say: core.info }) }),
    onWarning: (problem) => annotateProblem(core, problem, prefix),
    ...(env.RUNNER_DEBUG === '1' && {
      onProgress({ path, done, total, share }: RunProgress) {
        if (share === undefined) core.debug(`${done + 1}/${total} ${path}`)
      },
    }),
  })
  const { prepared, collected, judged, guide } = finished
  const { files } = judged.scope.summary
  for (const { path, because } of collected.leftOut) core.debug(`${path}: left out, ${because}`)
  logFiles(files, core)
  const notice = files.length === 0 ? undefined : unmatchedNotice(guide.unmatched, 'the input paths')
  if (notice !== undefined) core.info(notice)
  for (const note of diskNotes(prepared.tracked)) core.info(note)

  const {
    run: completed,
    delivered,
    problems,
    gated,
  } = await completeRun(finished, {
    failOn,
    notice: core.notice,
    async deliver(run): Promise<DeliveryResult> {
      const { upload, problems } = await uploadKeptFiles(collected.artifacts, request.cwd, env, core.info)
      if (command === 'collect') return { problems, notices: [] }
      const { keep } = keepComments(env, (path) => core.saveState(commentState, path), core.info)
      const step = { core, annotations: false, token, pullRequest, artifacts: inputs.artifacts, onUnfinished: keep }
      const delivered = await deliverReport(run, { env, now: new Date(), setSecret: core.setSecret, say: core.info, step, upload })
      onDelivered()
      return { ...delivered, problems: [...problems, ...delivered.problems] }
    },
    async writeFiles({ run, delivered, gated: { json, summary } }) {
      const failures =
        summary.status === 'failed' ? (await import('../../deliver/reporters/report-files.js')).failuresText(run, summary) : undefined
      const places = { ...delivered, ...definedFields({ recordsPath: request.output === undefined ? undefined : collected.recordsPath }) }
      return setOutputs(core, json(delivered), historyFacts(summary), places, env, failures)
    },
  })
  const { scope } = completed.judged

  // Delivery problems come first, because GitHub shows only the first ten annotations of a step.
  for (const problem of problems) annotateProblem(core, problem, prefix)
  let annotatedErrors = 0
  if (annotations) {
    const taken = { error: countOf(problems, 'error'), warning: countOf(problems, 'warning') }
    annotatedErrors =
      command === 'report'
        ? annotateResults(completed, core, taken)
        : writeAnnotations(unexplainedProblems(scope.summary).map(problemAnnotation(prefix)), core, { taken })
  }

  const { fails, reasons } = gated
  // GitHub shows each message as an annotation. One that only repeats the headline would take the place of a failed test.
  const isExplained = command === 'report' && annotatedErrors > 0 && reasons.every(({ isShown }) => isShown === true)
  if (fails && isExplained) failQuietly()
  else if (fails) core.setFailed(failureMessage(finished, reasons))
  // The job that joins the records would not know that the records of this job are missing.
  else if (command === 'collect' && collected.recordsPath === undefined) core.setFailed('The records were not written.')
  // Without results, the message of the failure names these files.
  if (!fails || scope.summary.files.length > 0) for (const line of noticeLines(guide.notices)) core.info(line)
  // The answer comes last, because a log is read from the end.
  core.info(await terminalReport(scope, { color: true, ...answerPlaces(delivered, request.cwd) }))
}

/**
 * Asks for the history. A job that only collects has no report for verdicts; the job that joins the records has a history of all of them.
 */
const withHistory = ({ request, artifacts, history: { isEnabled, name } }: ActionInputs) =>
  isEnabled ? { ...request, history: { files: [], artifact: { name, isReadOnly: !artifacts } } } : request

/** Most runs need no module that reads the comment before they write it. */
const memoryOpener =
  (step: MemoryStep): OpenMemory =>
  async (owner) =>
    (await import('../../deliver/reporters/comment/job-memory.js')).openJobMemory(owner, step)

function failProcess(): void {
  process.exitCode = 1
}

const countOf = (problems: readonly Problem[], severity: Problem['severity']) =>
  problems.filter((problem) => problem.severity === severity).length

/** Converts a problem to an annotation for `collect`, which writes no report with the problems. */
const problemAnnotation =
  (prefix: string) =>
  ({ path, kind: _, ...problem }: Problem) => ({
    ...problem,
    title: problem.severity === 'error' ? 'Test results' : 'Test results: warning',
    ...definedFields({ file: path === undefined ? undefined : prefix + path }),
  })
