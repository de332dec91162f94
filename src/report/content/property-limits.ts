/** The limits of a number property; both are allowed values. */
export interface PropertyLimits {
  readonly min?: number
  readonly max?: number
}

/** A limit that a value exceeds. */
export interface ExceededLimit {
  readonly kind: 'min' | 'max'
  readonly limit: number
}

/** Returns the limit that a value exceeds. */
export function exceededLimit(value: number, { min, max }: PropertyLimits): ExceededLimit | undefined {
  if (min !== undefined && value < min) return { kind: 'min', limit: min }
  if (max !== undefined && value > max) return { kind: 'max', limit: max }
  return undefined
}
