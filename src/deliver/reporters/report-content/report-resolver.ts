import { UserError } from '../../../base/errors.js'
import { createPropertyHistory } from '../../../judge/earlier-builds/property-histories.js'
import type { Problem } from '../../../records/problem.js'
import type { ResolvedTemplate, Template } from '../../../report/content/template.js'
import type { Evaluator } from '../../../report/expressions/evaluator.js'
import type { FinishedRun } from '../../../run/run.js'
import { runCoordinates } from '../../../run/run-coordinates.js'
import { createRunEvaluator } from '../../../run/run-evaluator.js'

/** Fills templates with the values of one run and of earlier builds. */
export interface ReportResolver {
  /** @throws UserError if an expression has no value, or if a pattern of earlier builds is wrong */
  resolve(template: Template): Promise<ResolvedTemplate>
}

/** Creates the resolver of a run. Reads the records of earlier builds only if a template uses them. */
export function createReportResolver(
  { prepared, judged }: Pick<FinishedRun, 'prepared' | 'judged'>,
  evaluator: Pick<Evaluator, 'text' | 'parts'>,
): ReportResolver {
  const { ciContext, mask, earlierBuilds } = prepared
  const { scope, buildProperties } = judged
  return {
    async resolve(template) {
      const { resolveTemplate } = await import('../../../report/content/resolve-template.js')
      const run = runCoordinates(ciContext())
      const own = createPropertyHistory(scope.summary.properties, run)
      return mask.value(await resolveTemplate(template, { evaluator, run, own, earlier: earlierBuilds.history, builds: buildProperties }))
    },
  }
}

/** The configured template with its values; absent for the default template. */
export interface ConfiguredReport {
  readonly template?: ResolvedTemplate
  /** The errors of expressions. */
  readonly problems: readonly Problem[]
}

/** Resolves the template of the whole report, for output in the terminal. Errors become problems, as with reporters. */
export async function resolveConfigured(finished: FinishedRun): Promise<ConfiguredReport> {
  const { config, ciContext, context } = finished.prepared
  const { summary } = finished.judged.scope
  if (config.report.template === undefined) return { problems: [] }
  const evaluator = await createRunEvaluator({ config, ciContext, summary }, context.env)
  try {
    return { template: await createReportResolver(finished, evaluator).resolve(config.report.template), problems: [] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { problems: [{ severity: 'error', kind: 'delivery', message: error.message }] }
  }
}
