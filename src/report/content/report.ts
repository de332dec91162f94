import { foldCauses } from '../../judge/summary/fold-causes.js'
import type { Block, Root } from '../tree/node.js'
import { components } from './components.js'
import { joinTables } from './join-tables.js'
import type { Scope } from './scope.js'
import type { ResolvedComponent, ResolvedTemplate } from './template.js'

/** Builds the report tree of a run. */
export function buildReport(template: ResolvedTemplate, given: Scope): Root {
  const scope = { ...given, summary: foldCauses(given.summary) }
  // TypeScript does not see that the type of a component selects the function for its own properties.
  const buildAll = (parts: readonly ResolvedComponent[]): readonly Block[] =>
    joinTables(parts.flatMap((component) => components[component.type].build(component as never, scope, buildAll)))
  return { type: 'root', children: buildAll(template.components) }
}
