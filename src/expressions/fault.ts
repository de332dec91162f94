/** Something that is wrong in a text. */
export interface ExpressionFault {
  readonly message: string
  /** Where in the text, in UTF-16 units from its front. */
  readonly offset: number
}
