import type { TProperties } from 'typebox'
import type { Evaluator } from '../expressions/evaluator.js'
import type { Component, Written } from './component.js'
import type { SectionProperties } from './components/section.js'
import type { PropertySources } from './read-property.js'
import type * as registry from './registry.js'

/** The properties of a component, as a template contains them and as the component is built from them. */
type PropertiesOf<Definition> =
  Definition extends Component<infer Properties extends TProperties, infer Resolved>
    ? { readonly written: Written<Properties>; readonly resolved: Resolved }
    : never

/** Every component except the section, which contains others. */
type LeafComponents = Omit<typeof registry, 'section'>

type Leaf<Stage extends 'written' | 'resolved'> = {
  readonly [Type in keyof LeafComponents]: { readonly type: Type } & PropertiesOf<LeafComponents[Type]>[Stage]
}[keyof LeafComponents]

interface Section<Part> extends SectionProperties {
  readonly type: 'section'
  readonly components: readonly Part[]
}

/** A component as a template contains it, identified by its `type`. */
export type TemplateComponent = Leaf<'written'> | Section<TemplateComponent>

/** The content of a report, from top to bottom. */
export interface Template {
  readonly components: readonly TemplateComponent[]
}

/** A component that can be built: its expressions are evaluated and its external data is known. */
export type ResolvedComponent = Leaf<'resolved'> | Section<ResolvedComponent>

/** A template that can be built. `resolveTemplate` creates it. */
export interface ResolvedTemplate {
  readonly components: readonly ResolvedComponent[]
}

/** The values that a template is resolved with. */
export interface TemplateContext extends PropertySources {
  readonly evaluator: Pick<Evaluator, 'text' | 'parts'>
}
