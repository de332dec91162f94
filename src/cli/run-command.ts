import { resolve } from 'node:path'
import { isRequestedCodehost } from '../config/config.js'
import { displayLine } from '../display-text.js'
import type { Problem } from '../records/problem.js'
import { diskNotes } from '../run/disk-notes.js'
import { fileLine } from '../run/file-line.js'
import { inertCore } from '../run/inert-core.js'
import { inertJson } from '../run/inert-text.js'
import { notUploaded } from '../run/not-uploaded.js'
import { defaultOutput, failureContext, type Performed, perform } from '../run/perform.js'
import { terminalHeadline, terminalReport } from '../run/report.js'
import { type ConfiguredReport, resolveConfigured } from '../run/report-resolver.js'
import { requestedServer } from '../run/requested-server.js'
import { submitRun } from '../run/submission.js'
import { whereToLook } from '../run/where-to-look.js'
import { applicableFailOn, defaultFailOn, parseFailOn } from '../summary/fail-on.js'
import { withProblems } from '../summary/run-summary.js'
import { summaryJson } from '../summary/summary-json.js'
import { verdict } from '../summary/verdict.js'
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
  const performed = await perform(
    { cwd, configPath, paths, records, baseline, module, output, server, allowOutputOutside, failuresAsJson: json },
    { env, onWarning: log.problem, onProgress: log.progress, signal, token: env.GITHUB_TOKEN },
  ).finally(log.progressDone)

  const { scope, leftOut, tracked, config } = performed
  const shown = command === 'report' ? await deliverAndResolve(performed, { env, json, log }) : { problems: [] }
  const unsubmitted = await submitAll(performed, { env, log, signal })
  const summary = withProblems(scope.summary, [...shown.problems, ...unsubmitted])
  // The default template shows errors in the terminal, and no warnings. Any other template and the headline may leave both out.
  const showsErrors = shown.template === undefined && !quiet
  for (const problem of summary.problems) if (!showsErrors || problem.severity === 'warning') log.problem(problem)
  const result = verdict(summary, applicableFailOn(failOn, config.collect))

  if (json) stdout.write(`${inertJson(JSON.stringify(summaryJson(summary, output, failureContext(performed))))}\n`)
  else if (quiet) stdout.write(terminalHeadline({ ...scope, summary }, false))
  else stdout.write(terminalReport({ ...scope, summary }, usesColor(stdout, env, quiet), shown.template))
  if (verbose) {
    for (const file of summary.files) log.info(fileLine(file))
    for (const { path, because } of leftOut) log.info(`${displayLine(path)}: left out, ${displayLine(because)}`)
    for (const note of diskNotes(tracked)) log.info(note)
  }
  if (output !== undefined && !json) log.info(`Records: ${output}`)
  if (performed.artifacts.length > 0 && !json) log.info(notUploaded(performed.artifacts.length))
  for (const reason of result.reasons) log.problem({ severity: 'error', message: reason })
  const hint = whereToLook(performed)
  if (hint !== undefined && result.fails) log.info(hint)
  return result.fails ? exitStatus.failed : exitStatus.ok
}

/** Sends the records to the server, if there is one. */
async function submitAll(
  performed: Performed,
  { env, log, signal }: { readonly env: Terminal['env']; readonly log: Log; readonly signal: AbortSignal | undefined },
): Promise<readonly Problem[]> {
  if (performed.jobs.notice !== undefined) log.info(performed.jobs.notice)
  return submitRun(performed, { env, say: log.info, patience: { signal, say: log.info } })
}

/**
 * Delivers a report to whoever gets it, and gives the template that the terminal shows: that of the configuration, but in a step of
 * GitHub Actions, whose page shows it.
 */
async function deliverAndResolve(performed: Performed, surroundings: Surroundings): Promise<ConfiguredReport> {
  const { env } = surroundings
  const { config } = performed
  const inStep = env.GITHUB_ACTIONS === 'true' || Boolean(env.GITHUB_STEP_SUMMARY)
  const isSent = inStep || config.report.reporters.some(({ type }) => type !== 'codehost')
  // A code host that the user asks for is not reached from here, and its delivery gives the reason.
  const isDelivered = isSent || config.report.reporters.some((reporter) => isRequestedCodehost(reporter, config))
  const problems = isDelivered ? await deliverHere(performed, inStep, surroundings) : []
  if (inStep) return { problems }
  const configured = await resolveConfigured(performed, env)
  // Whatever is sent has reported the problems of the template already.
  return { ...configured, problems: isSent ? problems : [...problems, ...configured.problems] }
}

interface Surroundings {
  readonly env: Terminal['env']
  readonly json: boolean
  readonly log: Log
}

/** A command in a step of GitHub Actions reports there as the action does; `@actions/core` is loaded only then. */
async function deliverHere(performed: Performed, inStep: boolean, { env, json, log }: Surroundings): Promise<ConfiguredReport['problems']> {
  const [core, { deliver }] = await Promise.all([inStep ? import('@actions/core').then(inertCore) : undefined, import('../run/deliver.js')])
  // Annotations and masks are written to standard output, which belongs to the JSON alone.
  const commands = env.GITHUB_ACTIONS === 'true' && !json
  const delivered = await deliver(performed, {
    env,
    now: new Date(),
    setSecret: (secret) => (commands ? core?.setSecret(secret) : undefined),
    say: log.info,
    step: core && { core, annotations: commands, token: env.GITHUB_TOKEN ?? '' },
  })
  for (const notice of delivered.notices) log.info(notice)
  return delivered.problems
}
