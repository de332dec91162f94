import type { Environment } from '../../base/environment.js'
import type { Config } from '../../config/config.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { loadEvaluator } from '../../report/expressions/lazy-evaluator.js'
import { runVariables } from './run-variables.js'

/** Evaluates the metadata of the configuration. Its expressions see a run without results: the same values are in the records. */
export async function collectedMetadata(
  { collect, usesExpressions }: Pick<Config, 'collect' | 'usesExpressions'>,
  ciContext: () => CiContext,
  env: Environment,
): Promise<Readonly<Record<string, string>>> {
  const evaluator = await loadEvaluator(() => runVariables(ciContext(), env, {}), usesExpressions)
  return Object.fromEntries(Object.entries(collect.metadata).map(([name, value]) => [name, evaluator.text(value)]))
}
