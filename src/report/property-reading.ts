import type { PropertyValue } from './history.js'

/** What was found for a property component. */
export interface PropertyReading {
  readonly value: PropertyValue | undefined
  /** Absent where none was asked for. */
  readonly baseline?: BaselineReading
}

interface BaselineReading {
  readonly value: PropertyValue | undefined
  readonly expectedTrend?: 'up' | 'down' | 'same'
  /** In the unit of the property. */
  readonly tolerance: number
}
