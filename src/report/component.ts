import type { Block } from '../report-tree/node.js'
import type { Scope } from './scope.js'
import type { ComponentProperties, ComponentType, ResolvedComponent } from './template.js'

/**
 * One component of a template: a pure function of its properties and the scope, without clock, environment or input and output.
 * It gives no blocks where it has nothing to tell.
 * @param build builds the components that it holds
 */
export type Component<Type extends ComponentType> = (
  properties: ComponentProperties[Type],
  scope: Scope,
  build: (components: readonly ResolvedComponent[]) => readonly Block[],
) => readonly Block[]
