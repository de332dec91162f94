/** Where a value belongs. What is unknown is left out. */
export interface PropertyCoordinates {
  readonly org?: string | undefined
  readonly project?: string | undefined
  readonly module?: string | undefined
  readonly build?: string | undefined
  readonly ref?: string | undefined
}

/** A value of a property, as a build recorded it. */
export interface PropertyValue {
  readonly value: string | number
  /** What recorded it, where that is known. */
  readonly module?: string | undefined
  readonly build?: string | undefined
  readonly ref?: string | undefined
  /** Unix ms. */
  readonly timestamp?: number | undefined
}

/** Which value of a property is asked for. */
export interface PropertyQuestion extends PropertyCoordinates {
  readonly name: string
  /** A build whose values are no answer: nothing is the baseline of itself. */
  readonly exceptBuild?: string | undefined
}

/** What is known of earlier builds. */
export interface History {
  /** The latest value of a property for some coordinates; a coordinate that is left out may be any. Undefined where there is none. */
  latest(question: PropertyQuestion): Promise<PropertyValue | undefined>
}
