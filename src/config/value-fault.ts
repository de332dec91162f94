/** Something that is wrong inside of a string. */
export interface ValueFault {
  readonly message: string
  /** Absent: an error. */
  readonly severity?: 'warning'
  /** In UTF-16 units from the front of the string. */
  readonly offset: number
}
