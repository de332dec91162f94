import type { Evaluator } from './evaluator.js'
import type { Variables } from './variables.js'

const withoutExpressions: Evaluator = {
  text: (template) => template,
  token: (template) => template,
  parts: (template) => [{ kind: 'literal', text: template }],
  condition(condition) {
    throw new Error(`The condition "${condition}" needs the expression language, which was said not to be needed.`)
  },
}

/**
 * Makes an evaluator, and loads the expression language only where it is needed.
 * @param variables asked only where it is needed
 * @param needed whether there is any expression or condition (`Config.usesExpressions`)
 */
export async function loadEvaluator(variables: () => Variables, needed: boolean): Promise<Evaluator> {
  if (!needed) return withoutExpressions
  const { createEvaluator } = await import('./evaluator.js')
  return createEvaluator(variables())
}
