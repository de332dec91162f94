/** A side of a comparison. An assertion without a fixed order of its operands, as in Rust and XCTest, has a left and a right one. */
export type ComparedSide = 'expected' | 'actual' | 'left' | 'right'

/** One side of a comparison, as the message of a failure shows it. */
export interface ComparedValue {
  readonly side: ComparedSide
  /** The words before the value: `But was:`. */
  readonly label: string
  /** Only the value, line by line. */
  readonly value: readonly string[]
  /** The lines of the message that contain label and value. */
  readonly lines: readonly string[]
}

/** Two values that an assertion compared. */
export interface Comparison {
  /** In the order of the message. */
  readonly values: readonly [ComparedValue, ComparedValue]
  /** Whether the values are the end of the message. */
  readonly isLast: boolean
}

/** A diff that the assertion library wrote itself. */
export interface ReadyMadeDiff {
  /** The whole message; `-` marks the first side. */
  readonly lines: readonly string[]
  /** The index of the first line of the diff, after its legend. */
  readonly from: number
  /** The index after the last line that can belong to the diff. */
  readonly to: number
  /** The sides that `-` and `+` mark. */
  readonly sides: readonly ['expected', 'actual'] | readonly ['left', 'right']
}
