import type { Block, Root } from '../report-tree/node.js'
import { joinTables } from './join-tables.js'
import { registry } from './registry.js'
import type { Scope } from './scope.js'
import type { ResolvedComponent, ResolvedTemplate } from './template.js'

/** Builds the report tree of a run. */
export function buildReport(template: ResolvedTemplate, scope: Scope): Root {
  function build(components: readonly ResolvedComponent[]): readonly Block[] {
    // The registry's type ties each function to its own properties; an index by a union of names loses that tie.
    return joinTables(components.flatMap((component) => registry[component.type](component as never, scope, build)))
  }
  return { type: 'root', children: build(template.components) }
}
