import type { PropertyValue } from '../../judge/earlier-builds/history.js'

/** The values of a property component: finite numbers for a number property, strings for a string property. */
export interface PropertyReading {
  readonly value: PropertyValue | undefined
  /** Undefined if the component has no baseline. */
  readonly baseline?: BaselineReading
}

/** The value that a property is compared with. */
export interface BaselineReading {
  readonly value: PropertyValue | undefined
  /** The build that the query names, else the ref or build of the value, or the number of builds of a median; undefined if unknown. */
  readonly of?: string
  readonly expectedTrend?: 'up' | 'down' | 'same'
  /** In the unit of the property; of a median, at least the spread of the values. */
  readonly tolerance: number
}
