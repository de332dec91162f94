import { resolve } from 'node:path'
import { inertJson } from '../run/inert-text.js'
import { defaultOutput, perform } from '../run/perform.js'
import { terminalReport } from '../run/report.js'
import { defaultFailOn, parseFailOn } from '../summary/fail-on.js'
import { withProblems } from '../summary/run-summary.js'
import { summaryJson } from '../summary/summary-json.js'
import { verdict } from '../summary/verdict.js'
import { createLog } from './log.js'
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

  const { scope, leftOut, hint } = await perform(
    { cwd, configPath: options.config, paths, records: options.records ?? [], module: options.module, output },
    { env, onWarning: log.problem, onProgress: log.progress, signal },
  ).finally(log.progressDone)

  const delivered = command === 'report' && env.GITHUB_STEP_SUMMARY ? await deliver(scope, env, cwd, json) : []
  const summary = withProblems(scope.summary, delivered)
  const result = verdict(summary, failOn)

  if (json) stdout.write(`${inertJson(JSON.stringify(summaryJson(summary, output)))}\n`)
  else stdout.write(terminalReport({ ...scope, summary }, usesColor(stdout, env, quiet)))
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

/** A command in a step of GitHub Actions reports there as the action does; `@actions/core` is loaded only then. */
async function deliver(scope: Parameters<typeof terminalReport>[0], env: Terminal['env'], cwd: string, json: boolean) {
  const [core, { deliverToGitHub }] = await Promise.all([import('@actions/core'), import('../run/deliver.js')])
  // Annotations are written to standard output, which belongs to the JSON alone.
  return deliverToGitHub(scope, { core, env, cwd, annotations: env.GITHUB_ACTIONS === 'true' && !json })
}
