import { UserError } from '../../errors.js'
import { regressionOf } from '../../report/property-regression.js'
import { judgedProperties } from '../../report/template-properties.js'
import { configuredTemplates } from '../../run/configured-templates.js'
import type { FinishedRun } from '../../run/run.js'
import { createRunEvaluator } from '../../run/run-evaluator.js'
import type { FailOn } from '../../summary/fail-on.js'
import { withoutFullStop } from '../../text/without-full-stop.js'
import { createReportResolver } from './report-resolver.js'

/**
 * Describes the properties in the templates of a run that got worse, for the condition `regressed`. The condition of a reporter decides only
 * about its report.
 */
export async function findRegressions(
  finished: FinishedRun,
  env: Readonly<Record<string, string | undefined>>,
  failOn: FailOn,
): Promise<readonly string[]> {
  if (!failOn.has('regressed')) return []
  const { config, ciContext, scope } = finished
  const found = configuredTemplates(config).flatMap(judgedProperties)
  const distinct = new Map(found.map((property) => [JSON.stringify(property), property]))
  if (distinct.size === 0) return []
  const evaluator = await createRunEvaluator({ config, ciContext, summary: scope.summary }, env)
  const resolver = createReportResolver(finished, evaluator)
  try {
    const { components } = await resolver.resolve({ components: [...distinct.values()] })
    return components.flatMap((component) => (component.type === 'property' ? (regressionOf(component) ?? []) : []))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return [`the properties cannot be read (${withoutFullStop(error.message)})`]
  }
}
