/** An error or warning inside a string. */
export interface ValueFault {
  readonly message: string
  /** Default: an error. */
  readonly severity?: 'warning'
  /** In UTF-16 units from the start of the string. */
  readonly offset: number
}
