import type { CiContext } from '../ci-context/ci-context.js'
import type { Config } from '../config/config.js'
import { loadEvaluator } from '../expressions/lazy-evaluator.js'
import { runVariables } from './run-variables.js'

/** What the configuration says of everything that is collected, with its values as they were before anything was known of the tests. */
export async function collectedMetadata(
  { collect, usesExpressions }: Pick<Config, 'collect' | 'usesExpressions'>,
  ciContext: () => CiContext,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, string>>> {
  const evaluator = await loadEvaluator(() => runVariables(ciContext(), env, {}), usesExpressions)
  return Object.fromEntries(Object.entries(collect.metadata).map(([name, value]) => [name, evaluator.text(value)]))
}
