/** An error in an expression. */
export interface ExpressionFault {
  readonly message: string
  /** In UTF-16 units from the start of the text. */
  readonly offset: number
}
