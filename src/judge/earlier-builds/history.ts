/** The coordinates of a property value. Unknown ones are missing. */
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
  /** The coordinates that recorded the value, if they are known. */
  readonly module?: string | undefined
  readonly build?: string | undefined
  readonly ref?: string | undefined
  /** Unix ms. */
  readonly timestamp?: number | undefined
}

/** The property value to look up. */
export interface PropertyQuestion extends PropertyCoordinates {
  readonly name: string
  /** A build whose values are ignored, because a build is not its own baseline. */
  readonly exceptBuild?: string | undefined
}

/** Looks up property values. */
export interface History {
  /** Returns the latest value of a property, or undefined. A missing coordinate matches any value. */
  latest(question: PropertyQuestion): Promise<PropertyValue | undefined>
}
