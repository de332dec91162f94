import { resolve } from 'node:path'
import { displayLine } from '../../base/text/display-text.js'
import { parseKeptEvidence } from '../../config/attachments-override.js'
import { isRequestedCodehost } from '../../config/config.js'
import { completeRun } from '../../deliver/complete-run.js'
import { notUploadedNote } from '../../deliver/reporters/artifacts.js'
import type { BuildPage } from '../../deliver/reporters/build-page/build-page.js'
import { findBuildPage } from '../../deliver/reporters/build-page/find-build-page.js'
import type { DeliveryResult } from '../../deliver/reporters/deliver-report.js'
import { type ConfiguredReport, resolveConfigured } from '../../deliver/reporters/report-content/report-resolver.js'
import {
  answerPlaces,
  shownReportPath,
  type TerminalOptions,
  terminalHeadline,
} from '../../deliver/reporters/terminal/terminal-headline.js'
import { terminalReport } from '../../deliver/reporters/terminal-report.js'
import { countedStep } from '../../host/ci-context/counted-step.js'
import { createSafeCore } from '../../host/process/safe-core.js'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { requestedServer } from '../../host/server-api/requested-server.js'
import { diskNotes } from '../../judge/source-locations/disk-notes.js'
import { defaultFailOn, parseFailOn } from '../../judge/summary/fail-on.js'
import { fileLine } from '../../judge/summary/file-line.js'
import { type GateReason, unexplainedProblems } from '../../judge/summary/gate-reason.js'
import { noticeLines } from '../../run/guide/notices.js'
import { commandSearchHint } from '../../run/guide/search-hint.js'
import { unmatchedNotice } from '../../run/guide/unmatched-text.js'
import { defaultOutput } from '../../run/prepare/run-request.js'
import { type FinishedRun, run } from '../../run/run.js'
import { createLog, type Log } from './log.js'
import { exitStatus, type RunOptions, type Terminal, usesColor } from './options.js'
import { requestedHistory } from './requested-history.js'

/** Runs `collect` or `report`, prints the result and returns the exit status. */
export async function runCommand(
  command: 'collect' | 'report',
  paths: readonly string[],
  options: RunOptions,
  given: Terminal,
): Promise<number> {
  const terminal = command === 'report' ? { ...given, env: countedStep(given.env) } : given
  const { env, stdout, stderr, signal } = terminal
  const { json = false, quiet = false, verbose = false } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  const failOn = options.failOn === undefined ? defaultFailOn : parseFailOn(options.failOn)
  const output = options.output ?? (command === 'collect' ? defaultOutput : undefined)

  const { server, notice } = requestedServer({ url: options.serverUrl, key: options.apiKey }, env)
  if (notice !== undefined) log.info(notice)

  const { config: configPath, records = [], baseline, module, html } = options
  // Only a path in the configuration is restricted, because the configuration may be part of a downloaded folder.
  const allowOutputOutside = options.allowOutputOutside === true || html !== undefined
  const finished = await run(
    {
      cwd,
      configPath,
      paths,
      records,
      baseline,
      history: requestedHistory(command, options, server),
      module,
      attachments: options.attachments === undefined ? undefined : parseKeptEvidence(options.attachments, '--attachments'),
      output,
      server,
      allowOutputOutside,
      reporters: { html },
    },
    { env, onWarning: log.problem, onProgress: log.progress, say: log.info, signal, token: env.GITHUB_TOKEN },
  ).finally(log.progressDone)

  const { markdown, failures } = options
  const writeFiles =
    markdown === undefined && failures === undefined
      ? undefined
      : (await import('../../deliver/reporters/report-files.js')).prepareReportFiles({ markdown, failures }, finished)
  const {
    run: completed,
    delivered,
    gated,
  } = await completeRun(finished, {
    failOn,
    notice: log.info,
    deliver: async (run): Promise<DeliveredReport> => (command === 'report' ? deliverAndResolve(run, { terminal, json, log }) : nothing),
    writeFiles: writeFiles && (({ run, gated: { summary } }) => writeFiles(run, summary)),
  })
  const { collected, guide } = finished
  const { summary } = gated
  // The short form shows errors in the terminal, but no warnings. Other templates and the headline may leave both out.
  const showsErrors = delivered.template === undefined && !quiet && !json
  for (const problem of unexplainedProblems(summary)) if (!showsErrors || problem.severity === 'warning') log.problem(problem)
  const unmatched = summary.files.length === 0 ? undefined : unmatchedNotice(guide.unmatched, 'the command')
  if (unmatched !== undefined) log.info(unmatched)
  if (verbose) {
    for (const file of summary.files) log.info(fileLine(file))
    for (const { path, because } of collected.leftOut) log.info(`${displayLine(path)}: left out, ${displayLine(because)}`)
    for (const note of diskNotes(finished.prepared.tracked)) log.info(note)
  }
  const areRecordsLost = output !== undefined && collected.recordsFault !== undefined
  if (areRecordsLost) log.problem({ severity: 'error', message: collected.recordsFault })
  if (output !== undefined && !areRecordsLost && !json) log.info(`Records: ${output}`)
  if (collected.artifacts.length > 0 && !json) log.info(notUploadedNote(collected.artifacts.length))
  const isInHeadline = ({ word, isShown }: GateReason) => isShown === true && word !== 'unreadable'
  for (const reason of gated.reasons) if (json || !isInHeadline(reason)) log.problem({ severity: 'error', message: reason.message })
  const hint = gated.fails ? commandSearchHint(finished) : undefined
  // Otherwise, the answer names it.
  if (delivered.htmlPath !== undefined && json) log.info(`HTML report: ${delivered.reportUrl ?? shownReportPath(delivered.htmlPath, cwd)}`)
  if (hint !== undefined && (json || quiet)) log.info([hint.searched, ...hint.next].join('\n'))
  // The hint names these files itself.
  if (hint === undefined) for (const line of noticeLines(guide.notices)) log.info(line)

  // The answer comes last, because a terminal is read from the end.
  const shown = { ...completed.judged.scope, summary }
  if (json) stdout.write(`${safeLogJson(JSON.stringify(gated.json(delivered)))}\n`)
  else if (quiet) stdout.write(`${terminalHeadline(shown, { color: false }).split('\n', 1)[0]}\n`)
  else stdout.write(await terminalReport(shown, { ...terminalOptions(terminal, cwd, delivered), hint }, delivered.template))
  if (areRecordsLost) return exitStatus.internal
  return gated.fails ? exitStatus.failed : exitStatus.ok
}

/** The outcome of a delivery, and the template for the terminal. */
interface DeliveredReport extends ConfiguredReport, DeliveryResult {}

const nothing: DeliveredReport = { problems: [], notices: [] }

/** Returns how the report is printed. A log of GitHub Actions shows addresses as links. */
function terminalOptions({ stdout, env }: Terminal, cwd: string, report: DeliveredReport): TerminalOptions {
  return {
    color: usesColor(stdout, env, false),
    columns: stdout.isTTY === true ? stdout.columns : undefined,
    ...answerPlaces(report, cwd),
  }
}

interface DeliveryContext {
  readonly terminal: Terminal
  readonly json: boolean
  readonly log: Log
}

/**
 * Delivers the report, and returns the template for the terminal: the configured one, except in a step of GitHub Actions, whose page
 * already shows that one.
 */
async function deliverAndResolve(finished: FinishedRun, context: DeliveryContext): Promise<DeliveredReport> {
  const { terminal, json } = context
  const { env } = terminal
  const { config, request } = finished.prepared
  const inStep = env.GITHUB_ACTIONS === 'true' || Boolean(env.GITHUB_STEP_SUMMARY)
  const page = inStep ? undefined : findBuildPage({ env, cwd: request.cwd, writeCommand: json ? undefined : terminal.writeCommand })
  const isSent = inStep || page !== undefined || config.report.reporters.some(({ type }) => type !== 'codehost')
  // A requested report on GitHub cannot be delivered outside of a step; its delivery reports the reason.
  const isDelivered = isSent || config.report.reporters.some(isRequestedCodehost)
  const delivered = isDelivered ? await deliver(finished, inStep, page, context) : nothing
  if (inStep) return delivered
  const configured = await resolveConfigured(finished)
  // A delivery that sends a report includes the problems of its template.
  const problems = isSent ? delivered.problems : [...delivered.problems, ...configured.problems]
  return { ...delivered, ...configured, problems }
}

/** Delivers the report. In a step of GitHub Actions, the command reports like the action; `@actions/core` is loaded only then. */
async function deliver(
  finished: FinishedRun,
  inStep: boolean,
  page: BuildPage | undefined,
  { terminal: { env }, json, log }: DeliveryContext,
): Promise<DeliveryResult> {
  const [core, { deliverReport }] = await Promise.all([
    inStep ? import('../../host/process/actions-core.js').then(createSafeCore) : undefined,
    import('../../deliver/reporters/deliver-report.js'),
  ])
  // Annotations and masks are written to standard output, which must contain only the JSON.
  const writesCommands = env.GITHUB_ACTIONS === 'true' && !json
  return deliverReport(finished, {
    env,
    now: new Date(),
    setSecret: (secret) => (writesCommands ? core?.setSecret(secret) : undefined),
    say: log.info,
    page,
    step: core && { core, annotations: writesCommands, token: env.GITHUB_TOKEN ?? '' },
  })
}
