import type { Evaluator } from './evaluator.js'
import type { Variables } from './variables.js'

const withoutExpressions: Evaluator = {
  text: (template) => template,
  token: (template) => template,
  parts: (template) => [{ kind: 'literal', text: template }],
  condition(condition) {
    throw new Error(`The condition "${condition}" needs the expression language, but the evaluator was created without it.`)
  },
}

/**
 * Creates an evaluator. Loads the expression language only if it is needed.
 * @param variables called only if it is needed
 * @param needed whether there is any expression or condition (`Config.usesExpressions`)
 */
export async function loadEvaluator(variables: () => Variables, needed: boolean): Promise<Evaluator> {
  if (!needed) return withoutExpressions
  const { createEvaluator } = await import('./evaluator.js')
  return createEvaluator(variables())
}
