import type { SchemaFault } from './schema-fault.js'
import type { ValuePath } from './value-path.js'

const opening = `$\{{`
const message = `"${opening} … }}" belongs in a workflow, and leaves a "$" before the value here. Set a variable in the "env" of the step, and write "{{ env.NAME }}".`

/** Warns of each value of a configuration file with an expression of GitHub's workflows. */
export function findWorkflowExpressions(value: unknown, path: ValuePath = []): readonly SchemaFault[] {
  if (typeof value === 'string') {
    const at = value.indexOf(opening)
    return at === -1 ? [] : [{ severity: 'warning', path, message, at }]
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => findWorkflowExpressions(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => findWorkflowExpressions(inner, [...path, key]))
}
