import type { Status } from '../records/record.js'

/** The properties of each component of a template, by its type. */
export interface ComponentProperties {
  readonly headline: unknown
  readonly problems: unknown
  readonly testSummary: unknown
  readonly tagSummary: unknown
  readonly tests: {
    /** Which tests, in this order; those that failed where it is left out. */
    readonly status?: readonly Status[]
    readonly limit?: number
    readonly groupBy?: 'suite' | 'file' | 'none'
  }
  readonly flakyTests: unknown
  readonly slowestTests: unknown
  readonly section: {
    readonly title: string
    readonly collapsible?: boolean
    /** Whether a collapsible section begins closed; true where it is left out. */
    readonly collapsed?: boolean
    readonly components: readonly TemplateComponent[]
  }
}

export type ComponentType = keyof ComponentProperties

export type TemplateComponent = { readonly [Type in ComponentType]: { readonly type: Type } & ComponentProperties[Type] }[ComponentType]

/** What a report is made of, from top to bottom. */
export interface Template {
  readonly components: readonly TemplateComponent[]
}
