import type { Environment } from '../base/environment.js'
import type { Config } from '../config/config.js'
import type { CiContext } from '../host/ci-context/ci-context.js'
import type { RunSummary } from '../judge/summary/run-summary.js'
import type { Evaluator } from '../report/expressions/evaluator.js'
import { loadEvaluator } from '../report/expressions/lazy-evaluator.js'
import { collectedMetadata } from './collect/collected-metadata.js'
import { runVariables } from './collect/run-variables.js'

/** Creates an evaluator with the results of a run, for reports, their conditions and their titles. */
export async function createRunEvaluator(
  { config, ciContext, summary }: { readonly config: Config; readonly ciContext: () => CiContext; readonly summary: RunSummary },
  env: Environment,
): Promise<Evaluator> {
  const metadata = await collectedMetadata(config, ciContext, env)
  return loadEvaluator(() => runVariables(ciContext(), env, metadata, summary), config.usesExpressions)
}
