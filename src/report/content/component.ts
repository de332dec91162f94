import type { Static, TObject, TProperties } from 'typebox'
import type { Block } from '../tree/node.js'
// Only the type: TypeBox is slow to load, and runs without a configuration file do not need it.
import type { schemaBuilders } from './property-schema.js'
import type { Scope } from './scope.js'
import type { ResolvedComponent, TemplateComponent, TemplateContext } from './template.js'

export type SchemaBuilders = typeof schemaBuilders

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

/** The properties of a component as a template contains them, derived from their schema. */
export type Written<Properties extends TProperties> = Frozen<Static<TObject<Properties>>>

// Interfaces and not function types: they are resolved late, so components may be defined before the union of their types is known.

/** Resolves the components inside of a component. */
export type ResolveAll = (components: readonly TemplateComponent[]) => Promise<readonly ResolvedComponent[]>

/** Builds the components inside of a component. */
export type BuildAll = (components: readonly ResolvedComponent[]) => readonly Block[]

/** Everything about one component of a template. `Resolved` is what it is built from; by default, its properties. */
export interface Component<Properties extends TProperties, Resolved> {
  /** Describes the component in the schema of the configuration. */
  readonly description: string
  /** Creates the schema of each property, without `type`. */
  readonly properties: (builders: SchemaBuilders) => Properties
  /** Further keywords of the schema, for rules that concern several properties. */
  readonly keywords?: object
  /** Evaluates the expressions in the properties and looks up external data. Components without either omit it. */
  readonly resolve?: (properties: Written<Properties>, context: TemplateContext, resolveAll: ResolveAll) => Resolved | Promise<Resolved>
  /**
   * Builds the blocks of the report; none if there is nothing to show. A pure function, without clock, environment or I/O.
   */
  readonly build: (properties: Resolved, scope: Scope, buildAll: BuildAll) => readonly Block[]
}

/** Defines a component. Returns its argument; the types of its functions follow from its schema. */
export const defineComponent = <Properties extends TProperties, Resolved = Written<Properties>>(
  component: Component<Properties, Resolved>,
): Component<Properties, Resolved> => component
