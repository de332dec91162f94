import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { once } from '../../base/once.js'
import { type Config, defaultConfig, isRequestedCodehost } from '../../config/config.js'
import { ConfigError } from '../../config/config-error.js'
import { readConfigSource } from '../../config/config-source.js'
import { withReporterOverrides } from '../../config/reporter-overrides.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { readCiContext } from '../../host/ci-context/read-ci-context.js'
import { isGiteaActions } from '../../host/ci-context/services/gitea-environment.js'
import { createLostTime } from '../../host/github/lost-time.js'
import { createSecretMask } from '../../host/secrets/secret-mask.js'
import { secretsIn } from '../../host/secrets/secret-values.js'
import { type RunSummary, withProblems } from '../../judge/summary/run-summary.js'
import { createSummary } from '../../judge/summary/summary.js'
import { noTestCounts } from '../../judge/summary/test-counts.js'
import type { Problem } from '../../records/problem.js'
import type { ReportScope } from '../../report/content/scope.js'
import { sourceCommit } from '../../run/judge/source-commit.js'
import { requestedConfig } from '../../run/prepare/requested-config.js'
import type { RunRequest } from '../../run/prepare/run-request.js'
import { createRunEvaluator } from '../../run/run-evaluator.js'
import type { StepTargets } from './deliver-report.js'
import { type JobSummaryContext, writeJobSummary } from './job-summary.js'
import { renderJobSummary } from './report-content/github-report.js'
import { isSummaryWanted } from './summary-mode.js'

/** The part of a request that decides which reports contain a fault. */
export type FaultRequest = Pick<RunRequest, 'cwd' | 'configPath' | 'module' | 'matrix' | 'reporters'>

/** The step with the fault. */
export interface FaultTargets {
  readonly request: FaultRequest
  /** With the name of the step among others of its kind. */
  readonly env: Environment
  readonly summary: JobSummaryContext['summary']
  /** Undefined if the step writes no comment. */
  readonly comment: Pick<StepTargets, 'token' | 'pullRequest' | 'artifacts' | 'onUnfinished'> | undefined
  readonly setSecret: (secret: string) => void
  /** Logs what was not delivered. */
  readonly say: (message: string) => void
}

/**
 * Reports why a step ended before it had results. The job summary contains the fault. The step also delivers a part of the comment, whose
 * problem is the fault, so that the comment of an earlier commit does not stay green. Only an existing comment is updated.
 * @param problems the fault
 */
export async function reportFault(problems: readonly Problem[], targets: FaultTargets): Promise<void> {
  const { request, env, comment, say } = targets
  const mask = createSecretMask(secretsIn(env, [comment?.token]))
  const config = await readableConfig(request, env)
  const ciContext = once(() => mask.value(readCiContext({ env, cwd: request.cwd, matrix: request.matrix }, request.module)))
  const summary = unreportedSummary(mask.value(problems))
  const evaluator = await createRunEvaluator({ config, ciContext, summary }, env)
  const text = (template: string): string => mask.text(evaluator.text(template))
  for (const reporter of config.report.reporters) {
    if (reporter.type !== 'codehost') continue
    if (reporter.condition !== undefined && !evaluator.condition(reporter.condition)) continue
    const scope: ReportScope = { summary, locations: new Map() }
    if (isSummaryWanted(reporter, summary)) {
      const render = (limitBytes: number) => renderJobSummary(scope, undefined, {}, limitBytes)
      for (const { message } of await writeJobSummary(render, { summary: targets.summary, file: env.GITHUB_STEP_SUMMARY })) say(message)
    }
    if (comment === undefined || !reporter.commentEnabled || isGiteaActions(env)) continue
    const { comment: deliver } = await import('./comment.js')
    const { notices, problems: undelivered } = await deliver({
      ...comment,
      reporter,
      isDefault: !isRequestedCodehost(reporter),
      template: undefined,
      scope: { ...scope, source: sourceCommit(ciContext(), env) },
      evaluator: { ...evaluator, text },
      ciContext: ciContext(),
      event: readEvent(env.GITHUB_EVENT_PATH),
      env,
      hasSummary: isSummaryWanted(reporter, summary),
      lostTime: createLostTime(),
      onlyUpdates: true,
      // The end of the job has only the token of the input.
      onUnfinished: reporter.token === undefined ? comment.onUnfinished : undefined,
      setSecret: targets.setSecret,
      say,
    })
    for (const message of [...notices, ...undelivered.map((one) => one.message)]) say(message)
  }
}

/** Returns the summary of a job that did not report. */
function unreportedSummary(problems: readonly Problem[]): RunSummary {
  const job = { status: 'failed', counts: noTestCounts(), state: 'missing' } as const
  return { ...withProblems(createSummary().result(), problems), jobs: [job] }
}

/**
 * Loads the configuration as the run does. If it is the fault, uses the settings of the code host in it, because the title of a comment is
 * part of its key, or else the default configuration.
 */
async function readableConfig(request: FaultRequest, env: Environment): Promise<Config> {
  try {
    return await requestedConfig({ ...request, paths: [], records: [] }, { env, onWarning: () => {} })
  } catch (error) {
    if (!(error instanceof UserError || error instanceof ConfigError)) throw error
    return withReporterOverrides((await codehostConfig(error, request.cwd)) ?? defaultConfig(), request.reporters ?? {})
  }
}

/** Returns a configuration that has only the code host of a file with errors. Undefined if there are no such settings, or if they are wrong. */
async function codehostConfig(error: unknown, cwd: string): Promise<Config | undefined> {
  const path = error instanceof ConfigError ? error.problems[0]?.path : undefined
  const source = path === undefined ? undefined : await readConfigSource(cwd, path)
  if (source === undefined) return undefined
  const [{ readDocument }, { parseConfig }] = await Promise.all([
    import('../../config/document.js'),
    import('../../config/parse-config.js'),
  ])
  try {
    const codehost = Object(Object(readDocument(source.text).value).report).codehost
    return (await parseConfig({ ...source, text: JSON.stringify({ report: { codehost } }) })).config
  } catch (second) {
    if (!(second instanceof ConfigError)) throw second
    return undefined
  }
}
