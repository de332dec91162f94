import { UserError } from '../../base/errors.js'
import type { ReporterConfig } from '../../config/config.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import type { DoctorFinding } from './finding.js'

/** Returns why a report is not sent for the results of this run; undefined if it is. */
export function whenSent({ condition }: ReporterConfig, name: string, evaluator: Pick<Evaluator, 'condition'>): DoctorFinding | undefined {
  if (condition === undefined) return undefined
  try {
    if (evaluator.condition(condition)) return undefined
    return { status: 'off', title: `${name}: not for these results, because its condition "${condition}" is false` }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { status: 'problem', title: `${name}: ${error.message}` }
  }
}
