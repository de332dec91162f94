import { resolve } from 'node:path'
import { evaluatorOf } from '../run/evaluator.js'
import { inertJson } from '../run/inert-text.js'
import { defaultOutput, type Performed, perform } from '../run/perform.js'
import { terminalReport } from '../run/report.js'
import { type ResolvedReport, resolveReport } from '../run/resolved-report.js'
import { defaultFailOn, parseFailOn } from '../summary/fail-on.js'
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

  const performed = await perform(
    { cwd, configPath: options.config, paths, records: options.records ?? [], baseline: options.baseline, module: options.module, output },
    { env, onWarning: log.problem, onProgress: log.progress, signal },
  ).finally(log.progressDone)

  const { scope, leftOut, hint } = performed
  const inStep = env.GITHUB_ACTIONS === 'true' || env.GITHUB_STEP_SUMMARY
  const shown =
    command === 'report' ? await (inStep ? deliver(performed, { env, json, log }) : resolveHere(performed, env)) : { problems: [] }
  const summary = withProblems(scope.summary, shown.problems)
  // A template may leave them out; the default one shows them.
  if (shown.template !== undefined) for (const problem of summary.problems) log.problem(problem)
  const result = verdict(summary, failOn)

  if (json) stdout.write(`${inertJson(JSON.stringify(summaryJson(summary, output)))}\n`)
  else stdout.write(terminalReport({ ...scope, summary }, usesColor(stdout, env, quiet), shown.template))
  if (verbose) {
    for (const { path, format, counts } of summary.files)
      log.info(`${path}: ${format}, ${counts.total} ${counts.total === 1 ? 'test' : 'tests'}`)
    for (const { path, because } of leftOut) log.info(`${path}: left out, ${because}`)
  }
  if (output !== undefined && !json) log.info(`Records: ${output}`)
  for (const reason of result.reasons) log.problem({ severity: 'error', message: reason })
  if (hint !== undefined && result.fails) log.info(hint)
  return result.fails ? exitStatus.failed : exitStatus.ok
}

/** What is to be shown of a report here, and what went wrong on its way elsewhere; without a template, the default one. */
type Shown = Pick<ResolvedReport, 'problems'> & Partial<ResolvedReport>

/** A command in a step of GitHub Actions reports there as the action does; `@actions/core` is loaded only then. */
async function deliver(
  performed: Performed,
  { env, json, log }: { readonly env: Terminal['env']; readonly json: boolean; readonly log: Log },
): Promise<Shown> {
  const [core, { deliverToGitHub }] = await Promise.all([import('@actions/core'), import('../run/deliver.js')])
  const inActions = env.GITHUB_ACTIONS === 'true'
  // Annotations and masks are written to standard output, which belongs to the JSON alone.
  const writer = { ...core, info: log.info, setSecret: (secret: string) => (inActions && !json ? core.setSecret(secret) : undefined) }
  const delivered = await deliverToGitHub(performed, { core: writer, env, annotations: inActions && !json, token: env.GITHUB_TOKEN ?? '' })
  for (const notice of delivered.notices) log.info(notice)
  return { problems: delivered.problems }
}

/** Elsewhere the terminal is where the report is seen, so it is the one that was configured. */
async function resolveHere(performed: Performed, env: Terminal['env']): Promise<Shown> {
  const { config, origin, scope } = performed
  if (config.report.template === undefined) return { problems: [] }
  const evaluator = await evaluatorOf({ config, origin, summary: scope.summary }, env)
  return resolveReport(config.report.template, performed, evaluator)
}
