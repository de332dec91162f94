import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix, resolve } from 'node:path'
import type * as actionsCore from '@actions/core'
import { workspacePrefix } from '../ci-context/workspace-prefix.js'
import { ConfigError } from '../config/config-error.js'
import { UserError } from '../errors.js'
import { currentFolder } from '../process/current-folder.js'
import { createSafeCore } from '../process/safe-core.js'
import type { Problem } from '../records/problem.js'
import { type Annotation, deliverAnnotations } from '../reporters/annotations.js'
import { uploadKeptFiles } from '../reporters/artifacts.js'
import { annotateResults, type DeliveryResult, deliverReport } from '../reporters/deliver-report.js'
import { terminalReport } from '../reporters/report-content/github-report.js'
import { failureContext, run } from '../run/run.js'
import { actionSearchHint } from '../run/search-hint.js'
import type { Warning } from '../run/untrusted-workspace.js'
import { describeSurvey, validate } from '../run/validate.js'
import { createSecretMask } from '../secrets/secret-mask.js'
import { secretsIn } from '../secrets/secret-values.js'
import { diskNotes } from '../source-locations/disk-notes.js'
import { submitRun } from '../submit/submission.js'
import { submit } from '../submit/submit.js'
import { applicableFailOn } from '../summary/fail-on.js'
import { withProblems } from '../summary/run-summary.js'
import { type SummaryJson, summaryJson } from '../summary/summary-json.js'
import { verdict } from '../summary/verdict.js'
import { logFiles } from './files-log.js'
import { type ActionInputs, readInputs } from './inputs.js'

/** Everything of a step that the action touches. */
export interface ActionContext {
  readonly core: typeof actionsCore
  readonly env: Readonly<Record<string, string | undefined>>
  /** The workspace, if it is not the folder of the process. */
  readonly cwd?: string
}

/** Runs the action: inputs, run, outputs. The only caller of `core.setFailed`. */
export async function runAction(given: ActionContext): Promise<void> {
  const context = { ...given, core: createSafeCore(given.core, createSecretMask(secretsIn(given.env))) }
  const { core, env } = context
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
        `${error instanceof Error ? error.message : String(error)} (This is a bug of build-report; please report it. A run with debug logging says where.)`,
      )
    }
  }
}

function runCommand(inputs: ActionInputs, context: ActionContext): Promise<void> {
  switch (inputs.command) {
    case 'validate':
      return check(inputs, context)
    case 'submit':
      return send(inputs, context)
    case 'collect':
    case 'report':
      return report(inputs, context)
  }
}

/** Sends records files to the server. A pull request from a fork has no key, and nothing fails for that. */
async function send({ request, notice, failOn, token }: ActionInputs, { core, env }: ActionContext): Promise<void> {
  if (notice !== undefined) return
  const { cwd, paths, records, server, module, matrix } = request
  const files = [...paths, ...records]
  const { notices, problems } = await submit(
    { cwd, files, server, module, matrix },
    { env, say: core.info, retry: { say: core.info }, token },
  )
  for (const missing of notices) core.notice(missing)
  const prefix = workspacePrefix(env.GITHUB_WORKSPACE, cwd)
  for (const problem of problems) annotateProblem(core, problem, prefix)
  if (problems.length > 0 && failOn.has('delivery')) core.setFailed('Not all records were submitted.')
}

async function check({ request }: ActionInputs, { core, env }: ActionContext): Promise<void> {
  const prefix = workspacePrefix(env.GITHUB_WORKSPACE, request.cwd)
  const found = await validate(request, { env, onWarning: (problem) => annotateProblem(core, problem, prefix) })
  core.info(describeSurvey(found, { color: true, limit: Number.POSITIVE_INFINITY }))
  for (const problem of found.problems) annotateProblem(core, problem, prefix)
}

async function report(inputs: ActionInputs, { core, env }: ActionContext): Promise<void> {
  const { command, request, failOn, annotations, token, pullRequest } = inputs
  const prefix = workspacePrefix(env.GITHUB_WORKSPACE, request.cwd)
  const finished = await run(
    { ...request, failuresAsJson: true },
    {
      env,
      token,
      onWarning: (problem) => annotateProblem(core, problem, prefix),
      onProgress({ path, done, total, share }) {
        if (share === undefined) core.debug(`${done + 1}/${total} ${path}`)
      },
    },
  )
  const { scope, artifacts, leftOut, tracked, jobs, config } = finished
  for (const { path, because } of leftOut) core.debug(`${path}: left out, ${because}`)
  logFiles(scope.summary.files, core)
  for (const note of diskNotes(tracked)) core.info(note)
  core.info(terminalReport(scope, true))
  const { upload, ...collected } = await uploadKeptFiles(artifacts, request.cwd, env, core.info)
  const problems: Problem[] = [...collected.problems]
  let delivered: DeliveryResult | undefined
  if (command === 'report') {
    const { setSecret, info } = core
    delivered = await deliverReport(finished, {
      env,
      now: new Date(),
      setSecret,
      say: info,
      step: { core, annotations: false, token, pullRequest },
      upload,
    })
    for (const notice of delivered.notices) core.notice(notice)
    problems.push(...delivered.problems)
  }
  if (jobs.notice !== undefined) core.notice(jobs.notice)
  problems.push(...(await submitRun(finished, { env, say: core.info, retry: { say: core.info } })))
  // They come first, because GitHub shows only the first ten annotations of a step.
  for (const problem of problems) annotateProblem(core, problem, prefix)
  if (annotations) {
    const taken = { error: countOf(problems, 'error'), warning: countOf(problems, 'warning') }
    if (command === 'report') annotateResults(finished, env, core, taken)
    else deliverAnnotations(scope.summary.problems.map(annotationOf(prefix)), core, 0, taken)
  }
  const summary = withProblems(scope.summary, problems)
  const json = summaryJson(summary, request.output, failureContext(finished))
  setOutputs(core, json, { ...request, ...delivered }, env)
  const { fails, reasons } = verdict(summary, applicableFailOn(failOn, config.collect))
  const hint = actionSearchHint(finished)
  if (fails) core.setFailed([...reasons, ...(hint === undefined ? [] : [hint])].join(' '))
}

const countOf = (problems: readonly Problem[], severity: Problem['severity']) =>
  problems.filter((problem) => problem.severity === severity).length

function setOutputs(
  core: ActionContext['core'],
  json: SummaryJson,
  { cwd, output, commentUrl, htmlPath, reportUrl }: ActionInputs['request'] & Partial<DeliveryResult>,
  env: ActionContext['env'],
): void {
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'build-report-'))
  const file = join(folder, 'summary.json')
  writeFileSync(file, `${JSON.stringify(json)}\n`)
  const outputs = {
    status: json.status,
    ...json.tests,
    // Absolute, so that later steps find it whatever folder they work in.
    records: output === undefined ? '' : resolve(cwd, output),
    'summary-json': file,
    html: htmlPath ?? '',
    'html-url': reportUrl ?? '',
    'comment-url': commentUrl ?? '',
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}

/** Makes an annotation of a problem. `collect` needs them, since it writes no report that shows the problems. */
const annotationOf =
  (prefix: string) =>
  ({ path, kind: _, ...problem }: Problem): Annotation => ({
    ...problem,
    title: problem.severity === 'error' ? 'Test results' : 'Test results: warning',
    ...(path !== undefined && { file: prefix + path }),
  })

/** @param prefix makes a path relative to the workspace */
function annotateProblem(core: ActionContext['core'], { severity, message, path, line, column }: Warning, prefix: string): void {
  core[severity](message, {
    // A configuration may be above the working folder: `api/../.service.json`.
    ...(path !== undefined && { file: posix.normalize(prefix + path) }),
    ...(line !== undefined && { startLine: line }),
    ...(column !== undefined && { startColumn: column }),
  })
}
