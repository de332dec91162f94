/** The limits of a number property; both are allowed values. */
export interface PropertyLimits {
  readonly min?: number
  readonly max?: number
}

/** A limit that a value does not keep. */
export interface ExceededLimit {
  readonly kind: 'min' | 'max'
  readonly limit: number
}

/** Returns the limit that a value does not keep. A property without a value keeps none: its tool may have written nothing. */
export function exceededLimit(value: number | undefined, { min, max }: PropertyLimits): ExceededLimit | undefined {
  if (min !== undefined && (value === undefined || value < min)) return { kind: 'min', limit: min }
  if (max !== undefined && (value === undefined || value > max)) return { kind: 'max', limit: max }
  return undefined
}
