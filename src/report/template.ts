import type { Status } from '../records/record.js'
import type { MarkdownPart } from '../report-tree/node.js'
import type { PropertyReading } from './property-reading.js'

/** Which value of a property is meant; each field may hold expressions. What is left out is that of the run. */
export interface PropertyQuery {
  readonly org?: string
  readonly project?: string
  readonly module?: string
  /** One build, by its name. */
  readonly build?: string
  /** A branch or tag; without a build, its latest one. */
  readonly ref?: string
}

/** The value that a property is compared with. */
export interface BaselineQuery extends PropertyQuery {
  /** Which change is good. */
  readonly expectedTrend?: 'up' | 'down' | 'same'
  /** A change no larger counts as "same", in the unit of the property; 0 where it is left out. */
  readonly tolerance?: number
}

/** The properties of each component as a template has them, by its type. */
interface WrittenProperties {
  readonly headline: unknown
  readonly problems: unknown
  readonly testSummary: unknown
  readonly tagSummary: unknown
  readonly flakyTests: unknown
  readonly slowestTests: unknown
  readonly tests: {
    /** Which tests, in this order; every status, the worst first, where it is left out. */
    readonly status?: readonly Status[]
    readonly limit?: number
    /** `suite` where it is left out. */
    readonly groupBy?: 'suite' | 'file' | 'none'
  }
  readonly markdown: { readonly text: string }
  readonly alert: { readonly severity: 'note' | 'tip' | 'important' | 'warning' | 'caution'; readonly text: string }
  readonly section: {
    readonly title?: string
    readonly collapsible?: boolean
    /** Whether a collapsible section begins closed; true where it is left out. */
    readonly collapsed?: boolean
    readonly components: readonly TemplateComponent[]
  }
  readonly property: {
    readonly name: string
    readonly valueType: 'number' | 'string'
    /** A number pattern. */
    readonly format?: string
    /** An ISO code; `USD` where it is left out. */
    readonly currency?: string
    readonly value?: PropertyQuery
    readonly baseline?: BaselineQuery
  }
}

/** The properties that a component is built from: every expression has its value, and what was asked of the history is answered. */
export interface ComponentProperties extends Omit<WrittenProperties, 'markdown' | 'alert' | 'section' | 'property'> {
  readonly markdown: { readonly text: readonly MarkdownPart[] }
  readonly alert: Omit<WrittenProperties['alert'], 'text'> & { readonly text: readonly MarkdownPart[] }
  readonly section: Omit<WrittenProperties['section'], 'components'> & { readonly components: readonly ResolvedComponent[] }
  readonly property: Omit<WrittenProperties['property'], 'value' | 'baseline'> & { readonly reading: PropertyReading }
}

export type ComponentType = keyof WrittenProperties

/** A component as it stands in a template. */
export type TemplateComponent = { readonly [Type in ComponentType]: { readonly type: Type } & WrittenProperties[Type] }[ComponentType]

/** What a report is made of, from top to bottom. */
export interface Template {
  readonly components: readonly TemplateComponent[]
}

/** A component that can be built. */
export type ResolvedComponent = { readonly [Type in ComponentType]: { readonly type: Type } & ComponentProperties[Type] }[ComponentType]

/** A template whose expressions have their values; see `resolveTemplate`. */
export interface ResolvedTemplate {
  readonly components: readonly ResolvedComponent[]
}
