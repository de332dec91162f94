import type { Evaluator } from '../expressions/evaluator.js'
import type { Problem } from '../records/problem.js'
import { createRunHistory } from '../report/property-histories.js'
import { resolveTemplate } from '../report/resolve-template.js'
import type { ResolvedTemplate, Template } from '../report/template.js'
import { createBaselineHistory } from './baseline.js'
import type { Performed } from './perform.js'
import { runCoordinates } from './run-coordinates.js'

/** A template with the values of a run. */
export interface ResolvedReport {
  readonly template: ResolvedTemplate
  /** What was wrong with the records that values were looked up in. */
  readonly problems: readonly Problem[]
}

/**
 * Gives a template the values of a run, and of the earlier builds that the request names.
 * @throws UserError where an expression has no value, or a pattern of earlier builds is wrong
 */
export async function resolveReport(
  template: Template,
  { request, origin, scope }: Performed,
  evaluator: Pick<Evaluator, 'text' | 'parts'>,
): Promise<ResolvedReport> {
  const run = runCoordinates(origin())
  const { history, problems } = createBaselineHistory({ cwd: request.cwd, patterns: request.baseline ?? [] })
  const own = createRunHistory(scope.summary.properties, run)
  return { template: await resolveTemplate(template, { evaluator, run, own, earlier: history }), problems: problems() }
}
