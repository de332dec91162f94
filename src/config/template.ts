// Types alone, so that nobody loads the schema library who does not validate.
import type { Static } from 'typebox'
import type { leafSchemas, sectionSchema } from './component-schema.js'

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

/** A part of a report that holds no other parts. */
type LeafComponent = Frozen<Static<(typeof leafSchemas)[number]>>

/** Parts of a report under one title. */
type SectionComponent = Frozen<Omit<Static<typeof sectionSchema>, 'components'>> & { readonly components: readonly Component[] }

/** A part of a report, told apart by `type`; what is optional has the default that the schema names. */
export type Component = LeafComponent | SectionComponent

/** What a report shows, from top to bottom. */
export interface Template {
  readonly components: readonly Component[]
}
