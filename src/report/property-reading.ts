import type { PropertyValue } from '../history/history.js'

/** What was found for a property component. The values of a number property are finite numbers, and of a string property strings. */
export interface PropertyReading {
  readonly value: PropertyValue | undefined
  /** Absent where none was asked for. */
  readonly baseline?: BaselineReading
}

interface BaselineReading {
  readonly value: PropertyValue | undefined
  /** In short what the value is of: the build that was asked for, else a ref. Absent where that is not known. */
  readonly of?: string
  readonly expectedTrend?: 'up' | 'down' | 'same'
  /** In the unit of the property. */
  readonly tolerance: number
}
