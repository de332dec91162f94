import type { Origin } from '../ci-context/origin.js'
import type { Config } from '../config/config.js'
import type { Evaluator } from '../expressions/evaluator.js'
import { loadEvaluator } from '../expressions/lazy-evaluator.js'
import type { RunSummary } from '../summary/run-summary.js'
import { collectedMetadata } from './metadata.js'
import { variablesOf } from './variables.js'

/** An evaluator that knows what happened in a run: for reports, their conditions and titles. */
export async function evaluatorOf(
  { config, origin, summary }: { readonly config: Config; readonly origin: () => Origin; readonly summary: RunSummary },
  env: Readonly<Record<string, string | undefined>>,
): Promise<Evaluator> {
  const metadata = await collectedMetadata(config, origin, env)
  return loadEvaluator(() => variablesOf(origin(), env, metadata, summary), config.usesExpressions)
}
