import { UserError } from '../../../base/errors.js'
import { withoutFullStop } from '../../../base/text/without-full-stop.js'
import { noRegressions, type Regressions } from '../../../judge/summary/gates.js'
import { regressionOf } from '../../../report/content/property-regression.js'
import { judgedProperties } from '../../../report/content/template-properties.js'
import { configuredTemplates } from '../../../run/judge/configured-templates.js'
import type { FinishedRun } from '../../../run/run.js'
import { createRunEvaluator } from '../../../run/run-evaluator.js'
import { createReportResolver } from './report-resolver.js'
import { unreadValues } from './unread-values.js'

/**
 * Finds the properties in the templates of a run that got worse, and those that cannot be judged, for the condition `regressed`. The
 * condition of a reporter decides only about its report.
 */
export async function findRegressions(finished: FinishedRun): Promise<Regressions> {
  const { config, ciContext, context } = finished.prepared
  const { summary } = finished.judged.scope
  const found = configuredTemplates(config).flatMap(judgedProperties)
  const distinct = new Map(found.map((property) => [JSON.stringify(property), property]))
  if (distinct.size === 0) return noRegressions
  const asked = [...distinct.values()]
  const evaluator = await createRunEvaluator({ config, ciContext, summary }, context.env)
  try {
    const { components } = await createReportResolver(finished, evaluator).resolve({ components: asked })
    const read = components.flatMap((component) => (component.type === 'property' ? [component] : []))
    const unread = unreadValues(asked, read, finished)
    const worse = read.flatMap((property, index) => {
      // The fault already explains why the value is missing.
      const isExplained = property.reading.value === undefined && unread[index] !== undefined
      return isExplained ? [] : (regressionOf(property) ?? [])
    })
    return { worse, unread: [...new Set(unread.flatMap((sentence) => sentence ?? []))] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { worse: [], unread: [`The properties cannot be read (${withoutFullStop(error.message)}).`] }
  }
}
