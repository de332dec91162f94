import { resolve } from 'node:path'
import { isRequestedCodehost } from '../config/config.js'
import { createSafeCore } from '../process/safe-core.js'
import { safeLogJson } from '../process/safe-log-text.js'
import type { Problem } from '../records/problem.js'
import { notUploaded } from '../reporters/not-uploaded.js'
import { terminalHeadline, terminalReport } from '../reporters/report-content/github-report.js'
import { type ConfiguredReport, resolveConfigured } from '../reporters/report-content/report-resolver.js'
import { defaultOutput, type FinishedRun, failureContext, run } from '../run/run.js'
import { commandSearchHint } from '../run/search-hint.js'
import { requestedServer } from '../server-api/requested-server.js'
import { diskNotes } from '../source-locations/disk-notes.js'
import { submitRun } from '../submit/submission.js'
import { applicableFailOn, defaultFailOn, parseFailOn } from '../summary/fail-on.js'
import { fileLine } from '../summary/file-line.js'
import { withProblems } from '../summary/run-summary.js'
import { summaryJson } from '../summary/summary-json.js'
import { verdict } from '../summary/verdict.js'
import { displayLine } from '../text/display-text.js'
import { createLog, type Log } from './log.js'
import { exitStatus, type RunOptions, type Terminal, usesColor } from './options.js'

/** Carries out `collect` or `report`, shows what happened and says how the process ends. */
export async function runCommand(
  command: 'collect' | 'report',
  paths: readonly string[],
  options: RunOptions,
  terminal: Terminal,
): Promise<number> {
  const { env, stdout, stderr, signal } = terminal
  const { json = false, quiet = false, verbose = false } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  const failOn = options.failOn === undefined ? defaultFailOn : parseFailOn(options.failOn)
  const output = options.output ?? (command === 'collect' ? defaultOutput : undefined)

  const { server, notice } = requestedServer({ url: options.serverUrl, key: options.apiKey }, env)
  if (notice !== undefined) log.info(notice)

  const { config: configPath, records = [], baseline, module, allowOutputOutside } = options
  const finished = await run(
    { cwd, configPath, paths, records, baseline, module, output, server, allowOutputOutside, failuresAsJson: json },
    { env, onWarning: log.problem, onProgress: log.progress, signal, token: env.GITHUB_TOKEN },
  ).finally(log.progressDone)

  const { scope, leftOut, tracked, config } = finished
  const shown = command === 'report' ? await deliverAndResolve(finished, { env, json, log }) : { problems: [] }
  const unsubmitted = await submitAll(finished, { env, log, signal })
  const summary = withProblems(scope.summary, [...shown.problems, ...unsubmitted])
  // The default template shows errors in the terminal, and no warnings. Any other template and the headline may leave both out.
  const showsErrors = shown.template === undefined && !quiet
  for (const problem of summary.problems) if (!showsErrors || problem.severity === 'warning') log.problem(problem)
  const result = verdict(summary, applicableFailOn(failOn, config.collect))

  if (json) stdout.write(`${safeLogJson(JSON.stringify(summaryJson(summary, output, failureContext(finished))))}\n`)
  else if (quiet) stdout.write(terminalHeadline({ ...scope, summary }, false))
  else stdout.write(terminalReport({ ...scope, summary }, usesColor(stdout, env, quiet), shown.template))
  if (verbose) {
    for (const file of summary.files) log.info(fileLine(file))
    for (const { path, because } of leftOut) log.info(`${displayLine(path)}: left out, ${displayLine(because)}`)
    for (const note of diskNotes(tracked)) log.info(note)
  }
  if (output !== undefined && !json) log.info(`Records: ${output}`)
  if (finished.artifacts.length > 0 && !json) log.info(notUploaded(finished.artifacts.length))
  for (const reason of result.reasons) log.problem({ severity: 'error', message: reason })
  const hint = commandSearchHint(finished)
  if (hint !== undefined && result.fails) log.info(hint)
  return result.fails ? exitStatus.failed : exitStatus.ok
}

/** Sends the records to the server, if there is one. */
async function submitAll(
  finished: FinishedRun,
  { env, log, signal }: { readonly env: Terminal['env']; readonly log: Log; readonly signal: AbortSignal | undefined },
): Promise<readonly Problem[]> {
  if (finished.jobs.notice !== undefined) log.info(finished.jobs.notice)
  return submitRun(finished, { env, say: log.info, retry: { signal, say: log.info } })
}

/**
 * Delivers a report to whoever gets it, and gives the template that the terminal shows: that of the configuration, but in a step of
 * GitHub Actions, whose page shows it.
 */
async function deliverAndResolve(finished: FinishedRun, context: DeliveryContext): Promise<ConfiguredReport> {
  const { env } = context
  const { config } = finished
  const inStep = env.GITHUB_ACTIONS === 'true' || Boolean(env.GITHUB_STEP_SUMMARY)
  const isSent = inStep || config.report.reporters.some(({ type }) => type !== 'codehost')
  // A code host that the user asks for is not reached from here, and its delivery gives the reason.
  const isDelivered = isSent || config.report.reporters.some((reporter) => isRequestedCodehost(reporter, config))
  const problems = isDelivered ? await deliverHere(finished, inStep, context) : []
  if (inStep) return { problems }
  const configured = await resolveConfigured(finished, env)
  // Whatever is sent has reported the problems of the template already.
  return { ...configured, problems: isSent ? problems : [...problems, ...configured.problems] }
}

interface DeliveryContext {
  readonly env: Terminal['env']
  readonly json: boolean
  readonly log: Log
}

/** A command in a step of GitHub Actions reports there as the action does; `@actions/core` is loaded only then. */
async function deliverHere(
  finished: FinishedRun,
  inStep: boolean,
  { env, json, log }: DeliveryContext,
): Promise<ConfiguredReport['problems']> {
  const [core, { deliverReport: deliver }] = await Promise.all([
    inStep ? import('@actions/core').then(createSafeCore) : undefined,
    import('../reporters/deliver-report.js'),
  ])
  // Annotations and masks are written to standard output, which belongs to the JSON alone.
  const commands = env.GITHUB_ACTIONS === 'true' && !json
  const delivered = await deliver(finished, {
    env,
    now: new Date(),
    setSecret: (secret) => (commands ? core?.setSecret(secret) : undefined),
    say: log.info,
    step: core && { core, annotations: commands, token: env.GITHUB_TOKEN ?? '' },
  })
  for (const notice of delivered.notices) log.info(notice)
  return delivered.problems
}
